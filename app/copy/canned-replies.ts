import { cannedReplyHeadings } from '#contract/nouns/canned-reply';

/** Texts of the Canned replies page. */
export const cannedReplies = {
  title: 'Canned replies',
  lead: 'Save answers you send often and insert them into ticket replies.',
  label: 'Canned replies',
  loading: 'Loading canned replies...',
  empty: 'No canned replies yet',
  emptyHint: 'Add a reply for a question you answer often.',
  columns: {
    title: cannedReplyHeadings.title,
    text: cannedReplyHeadings.text,
    updated: cannedReplyHeadings.updatedAt,
  },
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
  titleHint: 'Only admins see the title.',
  text: 'Text',
  cancel: 'Cancel',
  save: 'Save reply',
  saving: 'Saving...',
  added: { title: 'Success', description: 'Canned reply added' },
  changed: { title: 'Success', description: 'Canned reply saved' },
  error: 'Error',
} as const;

export const cannedReplyConflict = {
  title: (by: string | null, moment: string) =>
    `${by ?? 'Another admin'} changed this reply on ${moment}`,
} as const;

/** What a reply can be filled in with. */
export const cannedVariables = {
  hint: 'Variables are filled in when you insert the reply. What isn’t known stays in braces, and you fill it in before you send.',
  insert: (variable: string, name: string) => `${variable}: insert ${name}`,
  names: {
    customerName: 'customer name',
    orderNumber: 'order number',
    productTitle: 'product title',
    ticketNumber: 'ticket number',
    adminName: 'your name',
    shopName: 'shop name',
  },
} as const;

export const cannedReplyDeletion = {
  title: 'Delete canned reply',
  question: (title: string) =>
    `Are you sure? This will permanently delete the reply "${title}". Messages already sent with it won’t change.`,
  confirm: 'Delete',
  pending: 'Deleting...',
  cancel: 'Cancel',
  removed: { title: 'Success', description: 'Canned reply deleted' },
  error: 'Error',
} as const;
