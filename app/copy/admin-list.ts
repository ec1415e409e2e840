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
