import { useState } from 'react';
import { InlineSelect } from '#ui/inline-select';
import { list as words } from '../../copy/admin-list.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { statusOf } from '../../format/status.ts';
import { useToast } from '../../state/toasts.ts';

type StatusSelectProps<Status extends string> = {
  /** Which row: 'ACC-2026-0042'. */
  name: string;
  status: Status;
  statuses: readonly Status[];
  /** Done once the row has come anew. */
  onChange: (status: Status) => Promise<unknown>;
  /** What is said then. */
  done: string;
};

/** A row's status. What is chosen counts at once; refused, the old one is back, and why is said. */
export function StatusSelect<Status extends string>({
  name,
  status,
  statuses,
  onChange,
  done,
}: StatusSelectProps<Status>) {
  const [chosen, setChosen] = useState<Status>();
  const toast = useToast();
  const shown = chosen ?? status;

  async function change(value: string) {
    const wanted = statuses.find((known) => known === value);
    if (!wanted || chosen) return;
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
      label={words.statusOf(name)}
      size="small"
      options={statuses.map((value) => ({ value, label: statusOf(value).label }))}
      value={shown}
      tone={statusOf(shown).tone}
      onValueChange={change}
    />
  );
}
