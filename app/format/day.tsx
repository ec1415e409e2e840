import { formatDay } from './dates.ts';

/** A date in the viewer's time zone. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatDay(at)}</time>;
}
