import type { ProblemKind } from '#db/values/problem-kinds';
import type { Problem } from './operation-problems.ts';

const several = (one: string, many: string) => (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

type Words = { title: (count: number) => string; advice: string };

/** What is wrong, and what to do about it, as the screen and the alerts say it. */
export function describeProblem({ kind, count }: Problem): { title: string; advice: string } {
  const { title, advice } = words[kind];
  return { title: title(count ?? 0), advice };
}

const words: Record<ProblemKind, Words> = {
  no_worker: {
    title: () => 'No process runs jobs',
    advice: 'Emails and follow-ups wait. Start a process with ROLE=worker or ROLE=all.',
  },
  folder_read_only: {
    title: () => 'The data folder can’t be written',
    advice: 'Uploads fail. Check the permissions and the disk of DATA_DIR.',
  },
  files_unreachable: {
    title: () => 'The file storage isn’t responding',
    advice: 'Uploads and downloads fail. Check the S3 settings and the storage’s status page.',
  },
  disk_low: {
    title: () => 'The disk is nearly full',
    advice: 'Free up space or add some before uploads and the database fail.',
  },
  provider_down: {
    title: () => 'The payment provider can’t be used',
    advice:
      'It isn’t responding, or it refuses the shop’s key, so customers can’t check out. Check the provider’s status page and STRIPE_SECRET_KEY.',
  },
  jobs_late: {
    title: () => 'Jobs are late',
    advice: 'A job has waited for more than 5 minutes. Check that a worker is running.',
  },
  jobs_failed: {
    title: several('job failed', 'jobs failed'),
    advice: 'Retry or discard what the Operations page lists. The server log says why it failed.',
  },
  events_failed: {
    title: several('payment event failed', 'payment events failed'),
    advice: 'Replay what the Operations page lists. The server log says why it failed.',
  },
  mails_late: {
    title: () => 'Emails are late',
    advice: 'An email has waited for more than 30 minutes. Check the mail server.',
  },
  mails_failed: {
    title: several('email wasn’t sent', 'emails weren’t sent'),
    advice: 'Once the cause is fixed, retry what the Operations page lists.',
  },
  reconciliation_failed: {
    title: () => 'The reconciliation stopped',
    advice: 'It resumes automatically. If it stops again, see the Reconciliation page.',
  },
  findings: {
    title: several('finding of the reconciliation', 'findings of the reconciliation'),
    advice:
      'Orders differ from the payment provider’s records. Review them on the Reconciliation page.',
  },
  certificate_ends: {
    title: () => 'The shop’s certificate expires soon',
    advice: 'Renew it. After that, browsers warn visitors away from the shop.',
  },
};
