import { formatDay } from './dates.ts';

/** A day in the viewer's zone, with the full instant for machines. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatDay(at)}</time>;
}
