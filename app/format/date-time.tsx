const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO instant as a day and its hour in the viewer's own zone: 'Dec 30, 2024, 4:20 PM'. */
export function formatDateTime(instant: string): string {
  return moment.format(new Date(instant));
}

/** A day and its hour in the viewer's zone, with the full instant for machines. */
export function DateTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}
