/** What can be wrong behind the shop, the most urgent first. Kinds are stored, so their names stay. */
export const problemKinds = [
  'no_worker',
  'folder_read_only',
  'files_unreachable',
  'disk_low',
  'provider_down',
  'jobs_late',
  'jobs_failed',
  'events_failed',
  'mails_late',
  'mails_failed',
  'reconciliation_failed',
  'findings',
  'certificate_ends',
] as const;
export type ProblemKind = (typeof problemKinds)[number];
