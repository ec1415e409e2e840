import { formatDay } from './dates.ts';
import { lazy } from './lazy.ts';

const time = lazy(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));

const moment = lazy(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
);

/** Formats an ISO instant as a date and time in the viewer's time zone: 'Dec 30, 2024, 4:20 PM'. */
export function formatDateTime(instant: string): string {
  return moment().format(new Date(instant));
}

/** A date and time in the viewer's time zone. */
export function DateTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}

/** A date in the viewer's time zone. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatDay(at)}</time>;
}

/** A time in the viewer's time zone, where the date is shown elsewhere. */
export function TimeOfDay({ at }: { at: string }) {
  return <time dateTime={at}>{time().format(new Date(at))}</time>;
}
