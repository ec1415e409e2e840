/** Texts of the dashboard. */
export const admin = {
  title: 'Admin Dashboard',
  subtitle: 'Product and subscription management',
  signedOut: {
    title: 'You’re signed out',
    description: 'Your session has ended. Sign in to return to this page.',
  },
  choose: 'Admin sections',
  figuresFailed: 'Couldn’t load the figures',
  tabs: {
    projects: 'Projects',
    support: 'Support Tickets',
    analytics: 'Analytics',
    products: 'Products',
    orders: 'Orders',
    cancellations: 'Cancellations',
  },
} as const;

export const figures = {
  unknown: '—',
  loading: '...',
  projects: { label: 'Total Projects', note: 'all time' },
  active: { label: 'Active Projects', note: 'in progress' },
  revenue: { label: 'Revenue', note: 'total earned' },
  tickets: { label: 'Open Tickets', note: 'need attention' },
} as const;

export const analytics = {
  title: 'Business Analytics',
  explain: (label: string) => `What ${label} means`,
  hours: (hours: number) => `${hours.toFixed(1)} h`,
  projects: {
    label: 'Total Projects',
    note: 'all time',
    definition: 'All projects from the former custom website service, in any status',
  },
  completed: {
    label: 'Completed',
    note: 'projects',
    definition: 'Projects with the status Completed',
  },
  revenue: {
    label: 'Revenue',
    note: 'total earned',
    definition: 'Paid projects plus all order payments, minus refunds',
  },
  delivery: {
    label: 'Avg Delivery',
    note: 'until delivered',
    definition:
      'Average time from the first payment to delivery. For projects, from submission to delivery.',
  },
} as const;

/** Texts of the question before a page with unsaved changes is left. */
export const leaveWarning = {
  title: 'Leave without saving?',
  description: 'Changes on this page that aren’t saved yet will be lost.',
  confirm: 'Leave',
  cancel: 'Keep editing',
} as const;

/** Texts of the question before a form with unsaved changes is closed. */
export const discard = {
  title: 'Discard your changes?',
  description: 'What you changed in this form isn’t saved yet.',
  confirm: 'Discard changes',
  cancel: 'Keep editing',
} as const;
