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
