import type { Noun } from '../noun.ts';

export const projectHeadings = {
  projectId: 'Project ID',
  createdAt: 'Submitted',
  businessName: 'Business',
  email: 'Contact',
  status: 'Status',
  paymentStatus: 'Payment',
  deliveryDeadline: 'Deadline',
} as const;

export const project = {
  name: 'Projects',
  acts: { changed: 'Updated project' },
  update: 'project.changed',
} as const satisfies Noun;
