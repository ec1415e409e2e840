import type { ProblemKind } from '#db/values/problem-kinds';

const several = (one: string, many: string) => (count: string) =>
  `${count} ${count === '1' ? one : many}`;

/** Texts of the Operations page. */
export const operations = {
  title: 'Operations',
  lead: 'What runs behind the shop: processes, jobs, emails, payment events and storage.',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  refreshFailed: 'Couldn’t refresh the page',
  checking: 'Checking everything...',
  well: 'Everything is running',
  wellDetail: 'No failed jobs, emails or payment events, and enough disk space.',
  incomplete: 'Some parts couldn’t be loaded',
  incompleteDetail: 'The other parts have no problems. Try loading the parts below again.',
  problems: several('problem', 'problems'),
  failingWebhooks: several('webhook isn’t accepting events', 'webhooks aren’t accepting events'),
  failingWebhooksAdvice: 'See what the program answered, and resend what it missed.',
  stale: 'Couldn’t refresh. What you see may be out of date.',
  never: 'Never',
  truncated: (shown: string, all: string) => `Showing the newest ${shown} of ${all}.`,
  working: 'OK',
} as const;

export const sectionTitles = {
  processes: 'Processes',
  jobs: 'Jobs',
  mails: 'Emails',
  events: 'Payment events',
  provider: 'Payment provider',
  storage: 'Storage',
  runs: 'Reconciliation and backup',
  certificate: 'Certificate',
  alerts: 'Alerts',
} as const;

/** The section that shows more about a problem. */
export const problemSections: Record<ProblemKind, keyof typeof sectionTitles> = {
  no_worker: 'processes',
  folder_read_only: 'storage',
  files_unreachable: 'storage',
  disk_low: 'storage',
  provider_down: 'provider',
  jobs_late: 'jobs',
  jobs_failed: 'jobs',
  events_failed: 'events',
  mails_late: 'mails',
  mails_failed: 'mails',
  reconciliation_failed: 'runs',
  findings: 'runs',
  certificate_ends: 'certificate',
};

export const certificate = {
  loading: 'Loading the certificate...',
  failed: 'Couldn’t load the certificate',
  valid: 'Valid',
  endsSoon: 'Expires soon',
  ended: 'Expired',
  unknown: 'Not checked',
  address: 'Address',
  ends: 'Expires',
  unreadable: 'The shop couldn’t connect to its own address.',
} as const;

export const alerts = {
  loading: 'Loading alerts...',
  failed: 'Couldn’t load the alerts',
  label: 'Alerts of the last 30 days',
  empty: 'No alerts in the last 30 days',
  on: 'On',
  off: 'Off',
  webhook: 'a webhook',
  told: (places: string) => `We alert ${places} when a problem is found and when it’s resolved.`,
  setUp: 'Alerts aren’t set up. To get them, set ALERT_EMAIL or ALERT_WEBHOOK_URL.',
  columns: { problem: 'Problem', openedAt: 'Since', recoveredAt: 'Until', status: 'Status' },
  open: 'Open',
  recovered: 'Recovered',
} as const;

export const processes = {
  loading: 'Loading processes...',
  failed: 'Couldn’t load the processes',
  label: 'Processes of the shop',
  empty: 'No process has reported',
  columns: {
    role: 'Runs',
    release: 'Version',
    schema: 'Database version',
    startedAt: 'Started',
    status: 'Status',
  },
  roles: { all: 'Pages and jobs', web: 'Pages', worker: 'Jobs' },
  running: 'Running',
  silent: (span: string) => `No report for ${span}`,
  working: 'Running',
  notWorking: 'Not running',
  database: (version: string) => `The database has version ${version}.`,
  differ: 'Processes have different versions. That’s fine during an upgrade.',
  /** Of the only process. */
  alone: (release: string, schema: string) => `Version ${release}, database version ${schema}.`,
  forgotten: 'Processes that stopped unexpectedly are listed for one day.',
} as const;

export const jobs = {
  loading: 'Loading jobs...',
  failed: 'Couldn’t load the jobs',
  label: 'Failed jobs',
  empty: 'No failed jobs',
  summary: (active: string, waiting: string, retrying: string) =>
    `${active} running, ${waiting} waiting, ${retrying} to be retried.`,
  failedCount: (count: string) => `${count} failed`,
  since: 'The oldest has waited since',
  columns: { queue: 'Job', error: 'Error', attempts: 'Attempts', failedAt: 'Failed' },
  unknownError: 'Unknown',
  retry: 'Retry',
  retryOf: (name: string) => `Retry ${name}`,
  retrying: 'Retrying...',
  retryFailed: 'Couldn’t retry the job',
  retried: (name: string) => ({ title: 'Job queued', description: `${name} will run again.` }),
  discard: 'Discard',
  discardOf: (name: string) => `Discard ${name}`,
} as const;

export const discarding = {
  title: 'Discard job?',
  question: (name: string) => `${name} won’t run again, and its work won’t be done.`,
  confirm: 'Discard job',
  cancel: 'Cancel',
  pending: 'Discarding...',
  error: 'Couldn’t discard the job',
  removed: { title: 'Job discarded' },
} as const;

export const unsentMails = {
  loading: 'Loading emails...',
  failed: 'Couldn’t load the emails',
  label: 'Unsent emails',
  empty: 'No unsent emails',
  summary: (waiting: string) => `${waiting} waiting.`,
  failedCount: (count: string) => `${count} failed`,
  since: 'The oldest has waited since',
  columns: {
    to: 'To',
    kind: 'Type',
    status: 'Status',
    error: 'Error',
    attempts: 'Attempts',
    createdAt: 'Created',
  },
  unknownError: 'Unknown',
  nameOf: (kind: string, to: string) => `${kind} to ${to}`,
  detailsFailed: 'Couldn’t load the email',
  loadingDetails: 'Loading...',
  retryFailed: 'Couldn’t retry the email',
  log: 'Email log',
} as const;

export const provider = {
  loading: 'Loading the payment provider...',
  failed: 'Couldn’t load the payment provider',
  unknown: 'No calls yet',
  reachable: 'Responding',
  unreachable: 'Not responding',
  answered: 'Last answer',
  lastFailure: 'Last failed call',
  failingSince: 'Failing since',
} as const;

export const events = {
  loading: 'Loading payment events...',
  failed: 'Couldn’t load the payment events',
  label: 'Failed payment events',
  empty: 'No failed payment events',
  failedCount: (count: string) => `${count} failed`,
  noneReceived: 'No event has arrived yet.',
  received: 'The last event arrived',
  lag: (seconds: string) => `, ${seconds} s after it happened.`,
  columns: {
    type: 'Event',
    id: 'ID',
    error: 'Error',
    attempts: 'Attempts',
    failedAt: 'Failed',
  },
  replay: 'Replay',
  replayOf: (type: string, id: string) => `Replay ${type} ${id}`,
  replaying: 'Replaying...',
  replayFailed: 'Couldn’t replay the event',
  replayed: { title: 'Event processed' },
} as const;

export const storage = {
  loading: 'Loading storage...',
  failed: 'Couldn’t load the storage',
  enough: 'Enough space',
  low: 'Nearly full',
  readOnly: 'Not writable',
  disk: 'Disk of the data folder',
  used: (used: string, total: string) => `${used} of ${total} used`,
  free: 'Free',
  database: 'Database',
  folder: 'Data folder',
  writable: 'Writable',
  files: 'Uploaded files',
  unreachable: 'Files not responding',
  bucket: (name: string) => `Bucket ${name}`,
  bucketUnreachable: (name: string) => `Bucket ${name} isn’t responding`,
} as const;

export const runs = {
  loading: 'Loading the last runs...',
  failed: 'Couldn’t load the last runs',
  reconciliation: 'Last reconciliation',
  running: 'Running',
  stopped: 'Stopped',
  matches: 'Everything matches',
  findings: several('finding', 'findings'),
  open: 'View reconciliation',
  backup: 'Last backup',
  size: 'Size of the backup',
  noBackup: 'None yet. Run npm run backup to make one.',
} as const;
