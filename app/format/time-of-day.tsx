const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** The hour of a day that is said elsewhere, in the viewer's zone. */
export function TimeOfDay({ at }: { at: string }) {
  return <time dateTime={at}>{time.format(new Date(at))}</time>;
}
