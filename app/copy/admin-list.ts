/** Texts shared by every admin list. */
export const list = {
  status: 'Status',
  all: 'All',
  updating: 'Updating...',
  noResults: 'Try a different search or filter.',
  statusOf: (name: string) => `Status of ${name}`,
  details: 'View Details',
  detailsOf: (name: string) => `View Details of ${name}`,
  close: 'Close',
  csv: 'Download CSV',
  preparingCsv: 'Preparing...',
  success: 'Success',
  error: 'Error',
} as const;

/** Texts of actions on several rows. */
export const bulk = {
  working: 'Saving...',
  failed: (failed: number, count: number) =>
    count === 1
      ? 'The order wasn’t changed'
      : `${failed} of ${count} orders ${failed === 1 ? 'wasn’t' : 'weren’t'} changed`,
  changed: (count: number) =>
    count === 0
      ? 'None of the selected orders was changed.'
      : count === 1
        ? '1 order was changed. The others are still selected:'
        : `${count} orders were changed. The others are still selected:`,
  done: (count: number) => (count === 1 ? '1 order changed' : `${count} orders changed`),
  select: (name: string) => `Select ${name}`,
  assign: 'Assign',
  move: 'Move to stage',
  csv: 'Download CSV',
  close: 'Close',
} as const;

/** Texts of a filter by day. */
export const daysFilter = {
  label: 'Created',
  all: 'Any date',
  any: 'Any date',
  hint: 'Days begin and end at midnight UTC.',
  spans: [
    { label: 'Today', days: 1 },
    { label: 'Last 7 days', days: 7 },
    { label: 'Last 30 days', days: 30 },
    { label: 'Last 365 days', days: 365 },
  ],
  between: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  since: (day: string) => `Since ${day}`,
  until: (day: string) => `Until ${day}`,
} as const;
