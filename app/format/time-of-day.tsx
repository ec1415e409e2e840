import { lazy } from './lazy.ts';

const time = lazy(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));

/** A time in the viewer's time zone, where the date is shown elsewhere. */
export function TimeOfDay({ at }: { at: string }) {
  return <time dateTime={at}>{time().format(new Date(at))}</time>;
}
