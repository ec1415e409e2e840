/** Sentences of the Support Tickets tab. Texts that the contract quotes keep their exact characters. */
export const supportDesk = {
  label: 'Support tickets',
  placeholder: 'Subject, email or ID',
  loading: 'Loading support tickets...',
  empty: 'No support tickets found',
  changed: 'Ticket status updated successfully',
  columns: {
    id: 'Ticket ID',
    subject: 'Subject',
    customer: 'Customer',
    project: 'Project ID',
    status: 'Status',
    created: 'Created',
  },
  noProject: 'N/A',
} as const;

export const ticketDetails = {
  information: 'Ticket Information',
  subject: 'Subject',
  message: 'Message',
  unlinked: 'Not linked to project',
  fields: {
    status: 'Status',
    priority: 'Priority',
    email: 'Customer',
    project: 'Project ID',
    customerType: 'Customer type',
    inquiry: 'Inquiry type',
    created: 'Created',
  },
  customerTypes: { existing: 'Existing Customer', new: 'Sales Inquiry' },
} as const;
