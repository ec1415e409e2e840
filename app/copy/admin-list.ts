/** Sentences that every list of the dashboard shares. */
export const list = {
  status: 'Status',
  all: 'All',
  updating: 'Updating...',
  noResults: 'Nothing fits the search and the filter.',
  statusOf: (name: string) => `Status of ${name}`,
  details: 'View Details',
  detailsOf: (name: string) => `View Details of ${name}`,
  close: 'Close',
  csv: 'Download CSV',
  preparingCsv: 'Preparing...',
  csvTruncated: (rows: string) =>
    `The file holds the first ${rows} rows. Search or filter to get the others.`,
  success: 'Success',
  error: 'Error',
} as const;
