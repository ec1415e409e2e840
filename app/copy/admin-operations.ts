import type { ProblemKind } from '#contract/operation-problems';

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
  incompleteDetail: 'The rest shows no problems. Try the parts below again.',
  problems: several('problem', 'problems'),
  stale: 'Couldn’t refresh. What you see may be out of date.',
  never: 'Never',
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
} as const;

/** What is wrong, and what to do about it. */
export const problems: Record<
  ProblemKind,
  { title: (count: string) => string; advice: string; section: keyof typeof sectionTitles }
> = {
  no_worker: {
    title: () => 'No process runs jobs',
    advice: 'Emails and follow-ups wait. Start a process with ROLE=worker or ROLE=all.',
    section: 'processes',
  },
  folder_read_only: {
    title: () => 'The data folder can’t be written',
    advice: 'Uploads fail. Check the permissions and the disk of DATA_DIR.',
    section: 'storage',
  },
  disk_low: {
    title: () => 'The disk is nearly full',
    advice: 'Free up space or add some before uploads and the database fail.',
    section: 'storage',
  },
  provider_down: {
    title: () => 'The payment provider isn’t responding',
    advice: 'Customers can’t check out. The shop keeps trying; check the provider’s status page.',
    section: 'provider',
  },
  jobs_late: {
    title: () => 'Jobs are late',
    advice: 'A job has waited for more than 5 minutes. Check that a worker is running.',
    section: 'jobs',
  },
  jobs_failed: {
    title: several('job failed', 'jobs failed'),
    advice: 'Retry or discard what the list shows. The server log says why it failed.',
    section: 'jobs',
  },
  events_failed: {
    title: several('payment event failed', 'payment events failed'),
    advice: 'Replay what the list shows. The server log says why it failed.',
    section: 'events',
  },
  mails_late: {
    title: () => 'Emails are late',
    advice: 'An email has waited for more than 30 minutes. Check the mail server.',
    section: 'mails',
  },
  mails_failed: {
    title: several('email wasn’t sent', 'emails weren’t sent'),
    advice: 'Once the cause is fixed, retry what the list shows.',
    section: 'mails',
  },
  reconciliation_failed: {
    title: () => 'The reconciliation stopped',
    advice: 'It resumes automatically. If it stops again, see the Reconciliation page.',
    section: 'runs',
  },
  findings: {
    title: several('finding of the reconciliation', 'findings of the reconciliation'),
    advice:
      'Orders differ from the payment provider’s records. Review them on the Reconciliation page.',
    section: 'runs',
  },
};

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
  forgotten: 'Processes that ended without saying so are listed for a day.',
} as const;

export const jobs = {
  loading: 'Loading jobs...',
  failed: 'Couldn’t load the jobs',
  label: 'Failed jobs',
  empty: 'No failed jobs',
  emptyHint: 'Jobs that failed for good will appear here.',
  active: 'Running',
  waiting: 'Waiting',
  waitingToRetry: 'Will be retried',
  failedCount: (count: string) => `${count} failed`,
  since: 'Oldest waiting since',
  columns: { queue: 'Job', error: 'Error', attempts: 'Attempts', failedAt: 'Failed' },
  unknownError: 'Unknown',
  truncated: (shown: string, all: string) => `Showing the newest ${shown} of ${all}.`,
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
  question: (name: string) => `${name} won’t run again, and what it should have done stays undone.`,
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
  emptyHint: 'Emails that failed, or wait after a failed attempt, will appear here.',
  waiting: 'Waiting',
  failedCount: (count: string) => `${count} failed`,
  since: 'Oldest waiting since',
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
  emptyHint: 'Events of the payment provider that couldn’t be processed will appear here.',
  failedCount: (count: string) => `${count} failed`,
  received: 'Last event',
  lag: 'Delay of that event',
  seconds: several('second', 'seconds'),
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
  noBackup: 'None made with npm run backup',
} as const;
