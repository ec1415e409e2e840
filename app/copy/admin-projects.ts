import { projectHeadings } from '#contract/nouns/project';

/** Texts of the Projects tab. */
export const projects = {
  label: 'Projects',
  placeholder: 'Business, contact, email or ID',
  loading: 'Loading projects...',
  empty: 'No projects found',
  none: {
    title: 'No projects found',
    detail: 'Your website projects appear here.',
  },
  changed: 'Project status updated successfully',
  columns: {
    id: projectHeadings.projectId,
    business: projectHeadings.businessName,
    contact: projectHeadings.email,
    status: projectHeadings.status,
    payment: projectHeadings.paymentStatus,
    deadline: projectHeadings.deliveryDeadline,
  },
  noDeadline: 'TBD',
} as const;

export const projectDetails = {
  notProvided: 'Not provided',
  notSpecified: 'Not specified',
  yes: 'Yes',
  no: 'No',
  sections: {
    business: 'Business Information',
    website: 'Website Requirements',
    project: 'Project Details',
    additional: 'Additional Requirements',
    timeline: 'Project Timeline',
  },
  fields: {
    projectId: 'Project ID',
    status: 'Status',
    businessName: 'Business name',
    contactPerson: 'Contact person',
    email: 'Email',
    phone: 'Phone',
    businessDescription: 'Business description',
    industry: 'Industry',
    websiteGoals: 'Website goals',
    targetAudience: 'Target audience',
    websiteType: 'Website type',
    designStyle: 'Design style',
    colorPreferences: 'Color preferences',
    contentProvided: 'Content provided',
    needsGraphics: 'Needs graphics',
    paymentStatus: 'Payment',
    amount: 'Amount',
    createdAt: 'Created',
    deliveryDeadline: 'Delivery deadline',
    reviewDeadline: 'Review deadline',
    deliveredAt: 'Delivered',
  },
  copyButton: 'Copy All Details',
  copyFailed: { title: 'Copy failed', description: 'Unable to copy to clipboard' },
} as const;
