import { DateTime } from '../../format/date-time.tsx';
import { statusOf } from '../../format/status.ts';

/** A value from either side, formatted as a date, a status or text. */
export function RecordValue({ value }: { value: string }) {
  if (instant.test(value)) return <DateTime at={value} />;
  if (status.test(value)) return statusOf(value).label;
  return <bdi>{value}</bdi>;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const status = /^[a-z]+(?:_[a-z]+)*$/;
