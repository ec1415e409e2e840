import { useState } from 'react';
import type { BadgeProps } from '#ui/badge';
import { InlineSelect } from '#ui/inline-select';
import { list as copy } from '../../copy/admin-list.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';

type ChoiceSelectProps<Value extends string> = {
  /** Its whole name: 'Priority of TKT-2026-0012'. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  toneOf?: (value: Value) => BadgeProps['tone'];
  /** Done once what shows it has come anew. */
  onChange: (value: Value) => Promise<unknown>;
  /** What is said then. */
  done: string;
};

/** A choice that is saved at once. Refused, the old one is back, and why is said. */
export function AutosaveSelect<Value extends string>({
  label,
  options,
  value,
  toneOf,
  onChange,
  done,
}: ChoiceSelectProps<Value>) {
  const [wanted, setWanted] = useState<Value>();
  const toast = useToast();
  const [save, isSaving] = useAction(
    async (next: Value) => {
      setWanted(next);
      await onChange(next);
      toast({ title: copy.success, description: done });
    },
    { title: copy.error },
  );
  const shown = isSaving && wanted !== undefined ? wanted : value;
  const tone = toneOf?.(shown);

  function change(text: string) {
    const next = options.find((option) => option.value === text)?.value;
    if (next !== undefined) void save(next);
  }

  return (
    <InlineSelect
      label={label}
      size="small"
      options={options}
      value={shown}
      onValueChange={change}
      {...(tone ? { tone } : {})}
    />
  );
}
