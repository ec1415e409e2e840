import type { Permission } from '#contract/permissions';
import { list as copy } from '../../copy/admin-list.ts';
import { statusOf } from '../../format/status.ts';
import { AutosaveSelect } from './autosave-select.tsx';

type StatusSelectProps<Status extends string> = {
  /** The row's name: 'ACC-2026-0042'. */
  name: string;
  status: Status;
  statuses: readonly Status[];
  /** As for {@link AutosaveSelect}. */
  onChange: (status: Status) => Promise<unknown>;
  /** The success message. */
  done: string;
  /** What changing it needs. */
  permission: Permission;
};

/** A row's status in its color, saved on change. */
export function StatusSelect<Status extends string>({
  name,
  status,
  statuses,
  onChange,
  done,
  permission,
}: StatusSelectProps<Status>) {
  return (
    <AutosaveSelect
      label={copy.statusOf(name)}
      options={statuses.map((value) => ({ value, label: statusOf(value).label }))}
      value={status}
      toneOf={(value) => statusOf(value).tone}
      onChange={onChange}
      done={done}
      permission={permission}
    />
  );
}
