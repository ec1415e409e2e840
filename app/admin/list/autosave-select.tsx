import { useState } from 'react';
import type { Permission } from '#contract/permissions';
import { Badge, type BadgeProps } from '#ui/badge';
import { InlineSelect } from '#ui/inline-select';
import { list as copy, undo as undoCopy } from '../../copy/admin-list.ts';
import { useMay } from '../../data/permissions.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { undoWith } from './undo.ts';

type ChoiceSelectProps<Value extends string> = {
  /** The full accessible name: 'Priority of TKT-2026-0012'. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  toneOf?: (value: Value) => BadgeProps['tone'];
  /**
   * Resolves once the data that shows the value is refetched. If it resolves to a function, that undoes
   * the change.
   */
  onChange: (value: Value) => Promise<unknown>;
  /** The success message. */
  done: string;
  /** What changing it needs. Other roles see the value. */
  permission: Permission;
};

/** A select that saves on change. If the change is refused, it restores the old value and shows why. */
export function AutosaveSelect<Value extends string>({
  label,
  options,
  value,
  toneOf,
  onChange,
  done,
  permission,
}: ChoiceSelectProps<Value>) {
  const [selected, setSelected] = useState<Value>();
  const may = useMay();
  const toast = useToast();
  const [save, isSaving] = useAction(
    async (next: Value) => {
      setSelected(next);
      const undoChange = await onChange(next);
      const message = { title: copy.success, description: done };
      toast({ ...message, ...(isUndo(undoChange) && undoWith(() => void undo(undoChange))) });
    },
    { title: copy.error },
  );
  const [undo] = useAction(
    async (undoChange: () => Promise<unknown>) => {
      await undoChange();
      toast({ title: copy.success, description: undoCopy.done });
    },
    { title: copy.error },
  );
  const shown = isSaving && selected !== undefined ? selected : value;
  const tone = toneOf?.(shown);
  if (!may(permission)) {
    const label = options.find((option) => option.value === value)?.label ?? value;
    return tone ? <Badge tone={tone}>{label}</Badge> : <bdi>{label}</bdi>;
  }

  function change(text: string) {
    const next = options.find((option) => option.value === text)?.value;
    if (next !== undefined) void save(next);
  }

  return (
    <InlineSelect
      aria-label={label}
      size="small"
      options={options}
      value={shown}
      onValueChange={change}
      {...(tone ? { tone } : {})}
    />
  );
}

function isUndo(result: unknown): result is () => Promise<unknown> {
  return typeof result === 'function';
}
