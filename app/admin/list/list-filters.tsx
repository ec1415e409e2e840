import { useState } from 'react';
import { dayIn } from '#contract/zoned-days';
import { Button } from '#ui/button';
import { DateRange, lastDays } from '#ui/date-range';
import { Dialog } from '#ui/dialog';
import { Popover } from '#ui/popover';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import { filters as copy, daysFilter, list as listCopy } from '../../copy/admin-list.ts';
import { useSettings } from '../../document/settings.tsx';
import { formatDay } from '../../format/dates.ts';
import { statusOf } from '../../format/status.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import * as css from './list-page.css.ts';
import { listWidths } from './list-widths.ts';
import type { AdminList } from './use-admin-list.ts';
import { formatSort } from './use-list-params.ts';

/** One of the values of a filter narrows the list. */
export type ListFilter = {
  /** Of its parameter. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

type ListFiltersProps<Row> = {
  list: AdminList<Row>;
  filters: readonly ListFilter[];
  /** What happened on the days that the list is limited to. */
  daysLabel: string;
  /** Orders that no column heading offers. */
  sorts?: readonly { value: string; label: string }[] | undefined;
  onClear: () => void;
};

/** The filters behind one button, which on phones opens a sheet, and a chip for each that is set. */
export function ListFilters<Row>(props: ListFiltersProps<Row>) {
  const { list, filters, daysLabel, onClear } = props;
  const isPhone = useMediaQuery(listWidths.phone);
  const sheet = useDialogState<null>();
  const chips = filters.flatMap(({ name, label, options }) => {
    // Other values are views, which are named above the list.
    const chosen = options.find(({ value }) => value && value === readFilter(list, name))?.label;
    return chosen ? { label, chosen, clear: () => list.filterBy({ [name]: '' }) } : [];
  });
  const days = list.days && describeDays(list.days);
  if (days) {
    const clear = () => list.limitDays({ from: '', to: '' });
    chips.push({ label: daysLabel, chosen: days, clear });
  }
  return (
    <>
      {isPhone ? (
        <Button
          variant="quiet"
          size="small"
          icon="sliders"
          aria-haspopup="dialog"
          onClick={() => sheet.open(null)}
        >
          {copy.filter}
        </Button>
      ) : (
        <Popover
          aria-label={copy.title}
          width="medium"
          trigger={(trigger) => (
            <Button variant="quiet" size="small" icon="sliders" {...trigger}>
              {copy.filter}
            </Button>
          )}
        >
          <FilterFields {...props} />
        </Popover>
      )}
      <div className={css.chips}>
        {chips.map(({ label, chosen, clear }) => (
          <Button
            key={label}
            variant="quiet"
            size="small"
            icon="close"
            aria-label={copy.remove(label, chosen)}
            onClick={clear}
          >
            {copy.chip(label, chosen)}
          </Button>
        ))}
        {list.clear && (
          <Button variant="plain" size="small" onClick={onClear}>
            {copy.clear}
          </Button>
        )}
      </div>
      {sheet.opening && (
        <Dialog
          open={sheet.opening.isOpen}
          onOpenChange={sheet.onOpenChange}
          title={copy.title}
          actions={<Button onClick={() => sheet.onOpenChange(false)}>{copy.show}</Button>}
        >
          <FilterFields {...props} />
        </Dialog>
      )}
    </>
  );
}

function FilterFields<Row>({
  list,
  filters,
  daysLabel,
  sorts,
}: Omit<ListFiltersProps<Row>, 'onClear'>) {
  return (
    <Stack gap="s">
      {filters.map(({ name, label, options }) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          options={[{ value: '', label: listCopy.all }, ...options]}
          value={readFilter(list, name)}
          onChange={({ currentTarget }) => list.filterBy({ [name]: currentTarget.value })}
        />
      ))}
      {list.days && <DaysFilter list={list} label={daysLabel} />}
      {sorts && (
        <SelectField
          name="sort"
          label={copy.sort}
          options={sorts}
          value={formatSort(list.ordered)}
          onChange={({ currentTarget }) => list.filterBy({ sort: currentTarget.value })}
        />
      )}
    </Stack>
  );
}

/** Days of the shop's time zone. An incomplete or reversed range is not sent. */
function DaysFilter<Row>({ list, label }: { list: AdminList<Row>; label: string }) {
  const [draft, setDraft] = useState<{ start: string; end: string }>();
  const zone = useSettings().reports.timeZone;
  const today = dayIn(zone, new Date());
  const { from, to } = list.days ?? { from: '', to: '' };
  return (
    <DateRange
      label={label}
      description={daysFilter.hint(zone)}
      name="created"
      value={draft ?? { start: from, end: to }}
      onValueChange={(next, isValid) => {
        setDraft(next);
        if (isValid) list.limitDays({ from: next.start, to: next.end });
      }}
      presets={[
        { label: daysFilter.any, span: { start: '', end: '' } },
        ...daysFilter.spans.map(({ label, days }) => ({ label, span: lastDays(days, today) })),
      ]}
    />
  );
}

function readFilter<Row>(list: AdminList<Row>, name: string): string {
  return name === 'status' ? list.status : (list.filtered[name] ?? '');
}

function describeDays({ from, to }: { from: string; to: string }): string {
  if (from && to) return daysFilter.between(format(from), format(to));
  if (from) return daysFilter.since(format(from));
  return to && daysFilter.until(format(to));
}

/** At noon of the viewer's own day, which is the same day wherever they are. */
function format(day: string): string {
  return formatDay(`${day}T12:00`);
}

/** A filter of the list's `status`, whose values mostly are statuses. */
export function statusFilter(
  statuses: readonly string[],
  label: string = listCopy.status,
  nameOf: (status: string) => string = (status) => statusOf(status).label,
): ListFilter {
  return {
    name: 'status',
    label,
    options: statuses.map((value) => ({ value, label: nameOf(value) })),
  };
}
