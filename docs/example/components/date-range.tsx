import { DateRange } from 'paper-and-ink/date-range';

export const Example = () => (
  <DateRange
    label="Created"
    name="created"
    presets={[{ label: 'January', span: { start: '2026-01-01', end: '2026-01-31' } }]}
  />
);
