import { useState } from 'react';
import { dayIn } from '#contract/zoned-days';
import { Button } from '#ui/button';
import { DateRange, lastDays } from '#ui/date-range';
import { Popover } from '#ui/popover';
import { daysFilter as copy } from '../../copy/admin-list.ts';
import { useSettings } from '../../document/settings.tsx';
import { formatDay } from '../../format/dates.ts';
import type { Days } from './use-admin-list.ts';

type DaysFilterProps = {
  days: Days;
  onChange: (days: Days) => void;
  /** What happened on them. */
  label?: string;
};

/** Limits a list to days of the shop's time zone. An incomplete or reversed range is not sent. */
export function DaysFilter({ days: { from, to }, onChange, label = copy.label }: DaysFilterProps) {
  const [draft, setDraft] = useState<{ start: string; end: string }>();
  const zone = useSettings().reports.timeZone;
  const today = dayIn(zone, new Date());
  const span = { start: from, end: to };
  return (
    <Popover
      aria-label={label}
      width="medium"
      onOpenChange={() => setDraft(undefined)}
      trigger={(props) => (
        <Button variant="quiet" size="small" icon="clock" {...props}>
          {describe(from, to)}
        </Button>
      )}
    >
      <DateRange
        label={label}
        description={copy.hint(zone)}
        name="created"
        value={draft ?? span}
        onValueChange={(next, isValid) => {
          setDraft(next);
          if (isValid) onChange({ from: next.start, to: next.end });
        }}
        presets={[
          { label: copy.any, span: { start: '', end: '' } },
          ...copy.spans.map(({ label, days }) => ({ label, span: lastDays(days, today) })),
        ]}
      />
    </Popover>
  );
}

function describe(from: string, to: string): string {
  if (from && to) return copy.between(format(from), format(to));
  if (from) return copy.since(format(from));
  return to ? copy.until(format(to)) : copy.all;
}

/** At noon of the viewer's own day, which is the same day wherever they are. */
function format(day: string): string {
  return formatDay(`${day}T12:00`);
}
