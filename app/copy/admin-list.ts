/** Texts of saved views. */
export const listViews = {
  title: 'View',
  all: (noun: string) => `All ${noun}`,
  edited: (name: string) => `${name} (edited)`,
  sharedBy: (name: string, by: string) => `${name} · ${by}`,
  save: 'Save changes to this view',
  saveAs: 'Save as new view…',
  discard: 'Discard changes',
  edit: 'Rename or share this view…',
  open: 'Open this list with this view',
  openAll: 'Open this list with all rows',
  remove: 'Delete this view…',
  saved: { title: 'Success', description: 'View saved' },
  chosen: (name: string) => ({
    title: 'Success',
    description: `This list now opens with “${name}”`,
  }),
  chosenAll: { title: 'Success', description: 'This list now opens with all rows' },
  error: 'Error',
} as const;

export const listViewForm = {
  add: 'Save view',
  edit: 'Rename or share view',
  keeps: 'A view keeps the search, the filters, the sort order and the columns.',
  name: 'Name',
  share: 'Share with all admins',
  shareHint: 'They can open, change and delete it.',
  default: 'Open this list with this view',
  defaultHint: 'Only for you.',
  cancel: 'Cancel',
  submit: 'Save view',
  saving: 'Saving...',
} as const;

export const listViewDeletion = {
  title: 'Delete view',
  question: (name: string) =>
    `This will permanently delete the view “${name}”. The rows that it lists stay as they are.`,
  shared: 'Other admins can’t open it any longer either.',
  confirm: 'Delete view',
  pending: 'Deleting...',
  cancel: 'Cancel',
  removed: { title: 'Success', description: 'View deleted' },
  error: 'Error',
} as const;

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

/** Texts of a list's filters and of its menu. */
export const filters = {
  filter: 'Filter',
  title: 'Filters',
  show: 'Show results',
  sort: 'Sort',
  clear: 'Clear',
  chip: (label: string, value: string) => `${label}: ${value}`,
  remove: (label: string, value: string) => `${label}: ${value}, remove filter`,
  views: (noun: string) => `Views of ${noun}`,
  options: 'List options',
  columns: 'Columns',
  always: 'Always shown',
  selectAll: 'Select all on this page',
  descending: (heading: string) => `${heading}, descending`,
  ascending: (heading: string) => `${heading}, ascending`,
} as const;

/** What rows are called: one of them, and several. */
export type Nouns = { one: string; many: string };

export const nouns = {
  orders: { one: 'order', many: 'orders' },
  tickets: { one: 'ticket', many: 'tickets' },
  products: { one: 'product', many: 'products' },
  projects: { one: 'project', many: 'projects' },
} as const satisfies Record<string, Nouns>;

function counted(count: number, { one, many }: Nouns): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Texts of taking a change back. */
export const undo = {
  label: 'Undo',
  /** For people who can't reach the toast in time. */
  elsewhere: 'Undo, or change it back in the list',
  done: 'Change undone',
} as const;

/** Texts of actions on several rows. */
export const bulk = {
  working: 'Saving...',
  failed: (failed: number, count: number, { one, many }: Nouns) =>
    count === 1
      ? `The ${one} wasn’t changed`
      : `${failed} of ${count} ${many} ${failed === 1 ? 'wasn’t' : 'weren’t'} changed`,
  changed: (count: number, { one, many }: Nouns) =>
    count === 0
      ? `None of the selected ${many} was changed.`
      : count === 1
        ? `1 ${one} was changed. The others are still selected:`
        : `${count} ${many} were changed. The others are still selected:`,
  done: (count: number, nouns: Nouns) => `${counted(count, nouns)} changed`,
  undone: (count: number, nouns: Nouns) => `Change of ${counted(count, nouns)} undone`,
  status: 'Status',
  select: (name: string) => `Select ${name}`,
  assign: 'Assign',
  move: 'Move to stage',
  close: 'Close',
} as const;

/** Texts of a filter by day. */
export const daysFilter = {
  label: 'Created',
  any: 'Any date',
  hint: (zone: string) => `Days begin and end at midnight in ${zone.replaceAll('_', ' ')}.`,
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

/** In a form, once another admin has changed what it edits. */
export const changedElsewhere = {
  title: (by: string | null, age: string) => `Changed by ${by ?? 'another admin'} ${age}`,
  show: 'Show',
} as const;

/** Tables of records on the page of another record. */
export const records = {
  showAll: (count: number) => `Show all ${count}`,
  showAllOf: (count: number, title: string) => `Show all ${count}: ${title}`,
  showFewer: 'Show fewer',
  showFewerOf: (title: string) => `Show fewer: ${title}`,
} as const;
