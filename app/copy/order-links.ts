/** The links with which guests open their orders, for admins. */
export const orderLinks = {
  send: {
    action: 'Email order link',
    pending: 'Sending...',
    error: 'Couldn’t send the link',
    done: {
      title: 'Link sent',
      description: (email: string) => `A new link is on its way to ${email}.`,
    },
  },
  revoke: {
    action: 'Revoke links',
    title: 'Revoke the guest’s links?',
    question: (order: string) =>
      `The links to ${order} that we emailed stop working. Answers and remarks are kept. Later emails contain a new link, and you can email one. The guest can also add the order to an account with the same email address.`,
    confirm: 'Revoke links',
    cancel: 'Cancel',
    pending: 'Revoking...',
    error: 'Couldn’t revoke the links',
    removed: { title: 'Links revoked' },
  },
} as const;
