/** Sentences of the screen where admins keep the answers that they give often. */
export const cannedReplies = {
  title: 'Canned replies',
  lead: 'Answers that you give often. In a ticket they are put into the reply, and sent by nobody but you.',
  back: 'Admin Dashboard',
  label: 'Canned replies',
  loading: 'Loading canned replies...',
  empty: 'No canned replies yet',
  emptyHint: 'Write down the next answer that you give for the second time.',
  columns: { title: 'Title', text: 'Text', updated: 'Changed' },
  add: 'Add reply',
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  remove: 'Delete',
  removeOf: (title: string) => `Delete ${title}`,
} as const;

export const cannedReplyForm = {
  add: 'Add reply',
  edit: 'Edit reply',
  title: 'Title',
  titleHint: 'Only admins see it, when they choose.',
  text: 'Text',
  cancel: 'Cancel',
  save: 'Save reply',
  saving: 'Saving...',
  added: { title: 'Success', description: 'Canned reply added' },
  changed: { title: 'Success', description: 'Canned reply saved' },
  error: 'Error',
} as const;

export const cannedReplyDeletion = {
  title: 'Delete canned reply',
  question: (title: string) =>
    `Are you sure? This will permanently delete the reply "${title}". Answers that were sent with it stay as they are.`,
  confirm: 'Delete',
  pending: 'Deleting...',
  cancel: 'Cancel',
  removed: { title: 'Success', description: 'Canned reply deleted' },
  error: 'Error',
} as const;
