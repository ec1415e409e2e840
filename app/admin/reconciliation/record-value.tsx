import { DateTime } from '../../format/date-time.tsx';
import { statusOf } from '../../format/status.ts';

/** What stands in one of the two books, as a person reads it: a moment, a status, or its words. */
export function RecordValue({ entry }: { entry: string }) {
  if (instant.test(entry)) return <DateTime at={entry} />;
  if (status.test(entry)) return statusOf(entry).label;
  return <bdi>{entry}</bdi>;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const status = /^[a-z]+(?:_[a-z]+)*$/;
