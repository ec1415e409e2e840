import { useState } from 'react';
import type { BadgeProps } from '#ui/badge';
import { InlineSelect } from '#ui/inline-select';
import { list as words } from '../../copy/admin-list.ts';
import { sentenceOf } from '../../data/sentence.ts';
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
export function ChoiceSelect<Value extends string>({
  label,
  options,
  value,
  toneOf,
  onChange,
  done,
}: ChoiceSelectProps<Value>) {
  const [chosen, setChosen] = useState<Value>();
  const toast = useToast();
  const shown = chosen ?? value;
  const tone = toneOf?.(shown);

  async function change(text: string) {
    const wanted = options.find((option) => option.value === text)?.value;
    if (wanted === undefined || chosen !== undefined) return;
    setChosen(wanted);
    try {
      await onChange(wanted);
      toast({ title: words.success, description: done });
    } catch (error) {
      toast({ variant: 'destructive', title: words.error, description: sentenceOf(error) });
    } finally {
      setChosen(undefined);
    }
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
