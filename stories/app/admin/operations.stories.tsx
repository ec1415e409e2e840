import { expect, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { Operations } from '#app/admin/operations/operations.tsx';
import { operations } from '#app/admin/operations/section.ts';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn, anAdmin } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { aFailedMail } from '../../fixtures/mails.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import {
  aCertificate,
  aFailedEvent,
  aFailedJob,
  allRunning,
  anUnsentMail,
  aProcess,
  aProvider,
  aStorage,
  someAlerts,
  someEvents,
  someJobs,
  someMails,
  someProcesses,
  someRuns,
} from '../../fixtures/operations.ts';
import { someWebhooks } from '../../fixtures/webhooks.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const operationsWith = (answers: Answers = {}) => adminSignedIn(allRunning(answers));

/** One of everything that can fail. */
const failing = (): Answers => ({
  'GET /api/admin/operations/jobs': someJobs({
    waiting: 3,
    failed: [aFailedJob(), aFailedJob({ id: 'b', queue: 'site-checks', error: null, attempts: 4 })],
  }),
  'GET /api/admin/operations/mails': someMails({
    waiting: 1,
    oldestWaitingAt: minutesAgo(8),
    unsent: [
      anUnsentMail(),
      anUnsentMail({
        id: 319,
        kind: 'email-code',
        maskedTo: 't•••@lindyoga.example',
        attempts: 3,
        status: 'queued',
        error: 'ETIMEDOUT',
        canRetry: false,
      }),
    ],
  }),
  'GET /api/admin/operations/webhooks': someEvents({ failed: [aFailedEvent()] }),
  'GET /api/admin/webhooks': someWebhooks(),
});

const meta = preview.meta({
  title: 'Screens/Admin/Operations',
  component: adminScreen(operations, operations.page, Operations),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => operationsWith(),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/operations',
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component:
          'What runs behind the shop. Problems come first, each with a link to its part. What failed can be run, sent or processed again.',
      },
    },
  },
});

const table = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('table', { name });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everything is running')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Processes' })).toBeNull();
    await expect(canvas.getByText(/^Version .*database version/)).toBeVisible();
    await expect(canvas.getByText(/No failed jobs\.$/)).toBeVisible();
    await expect(canvas.getByText(/No unsent emails\.$/)).toBeVisible();
    await expect(canvas.getByText('22 GB of 80 GB used')).toBeVisible();
  },
});

/** A process that ended without saying so, five minutes ago, and none that took over. */
export const WorkerDead = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    operationsWith({
      'GET /api/admin/operations/processes': someProcesses(
        aProcess({ role: 'web' }),
        aProcess({
          id: 'w',
          role: 'worker',
          isAlive: false,
          seenAt: minutesAgo(5),
        }),
      ),
      'GET /api/admin/operations/jobs': someJobs({
        waiting: 42,
        active: 0,
        oldestDueAt: minutesAgo(5),
      }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 problems')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'No process runs jobs' })).toHaveAttribute(
      'href',
      '#processes',
    );
    await expect(await canvas.findByRole('link', { name: 'Jobs are late' })).toBeVisible();
    await expect(canvas.getByText('No report for 5 min')).toBeVisible();
    await expect(canvas.getByText('Not running')).toBeVisible();
  },
});

/** As after a fresh start, before any process has reported. */
export const NothingRunning = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    operationsWith({
      'GET /api/admin/operations/processes': someProcesses(),
      'GET /api/admin/operations/provider': aProvider({ isReachable: null, lastAnsweredAt: null }),
      'GET /api/admin/operations/webhooks': someEvents({ lastReceivedAt: null, lagSeconds: null }),
      'GET /api/admin/operations/runs': { reconciliation: null, backup: null },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 problem')).toBeVisible();
    await expect(canvas.getByText('No process has reported')).toBeVisible();
    await expect(canvas.getByText('No calls yet')).toBeVisible();
    await expect(canvas.getByText('None yet. Run npm run backup to make one.')).toBeVisible();
  },
});

/** During an upgrade. */
export const SeveralProcesses = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    operationsWith({
      'GET /api/admin/operations/processes': someProcesses(
        aProcess({ role: 'web', release: '0.2.0 (9c1d4e7)' }),
        aProcess({ id: 'b', role: 'web' }),
        aProcess({ id: 'c', role: 'worker' }),
      ),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Processes have different versions/)).toBeVisible();
    await expect(canvas.getByText('Everything is running')).toBeVisible();
  },
});

export const Failures = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => operationsWith(failing()),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('4 problems')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '2 jobs failed' })).toBeVisible();
    const webhook = canvas.getByRole('link', { name: '1 webhook isn’t accepting events' });
    await expect(webhook).toHaveAttribute('href', '/admin/webhooks');
    const jobs = within(await table(canvasElement, 'Failed jobs'));
    await expect(jobs.getByRole('rowheader', { name: 'Nightly reconciliation' })).toBeVisible();
    await expect(jobs.getByText('Unknown')).toBeVisible();
    const mails = within(await table(canvasElement, 'Unsent emails'));
    await expect(mails.getByText('g•••@rothdental.example')).toBeVisible();
    // A waiting email is tried again by itself.
    await expect(mails.getAllByRole('button', { name: /^Retry / })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: /^Replay invoice/ })).toBeVisible();
  },
});

/** The disk and the certificate. */
export const RunsOutSoon = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    operationsWith({
      'GET /api/admin/operations/storage': aStorage({ freeBytes: 3.1 * 1024 ** 3 }),
      'GET /api/admin/operations/certificate': aCertificate({ endsAt: minutesAgo(-9 * 24 * 60) }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nearly full')).toBeVisible();
    await expect(await canvas.findByText('Expires soon')).toBeVisible();
    for (const name of ['The disk is nearly full', 'The shop’s certificate expires soon']) {
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
    }
  },
});

/** Uploaded files are in a bucket, which can fail on its own. */
export const FilesUnreachable = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    operationsWith({
      'GET /api/admin/operations/storage': aStorage({
        files: { bucket: 'shop-files', isReachable: false },
      }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bucket shop-files isn’t responding')).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: 'The file storage isn’t responding' }),
    ).toBeVisible();
  },
});

/** Of a shop on this machine, of which no one is told anything. */
export const NoAlertsSetUp = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    operationsWith({
      'GET /api/admin/operations/certificate': aCertificate({
        host: null,
        endsAt: null,
        checkedAt: null,
      }),
      'GET /api/admin/operations/alerts': someAlerts({ emails: [], hasWebhook: false }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Alerts aren’t set up/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Certificate' })).toBeNull();
  },
});

export const PastAlerts = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    operationsWith({
      'GET /api/admin/operations/alerts': someAlerts({
        emails: ['grace@sitewright.example', 'ada@sitewright.example'],
        alerts: [
          {
            id: 2,
            kind: 'mails_failed',
            count: 3,
            recoveredAt: null,
            openedAt: '2026-01-15T11:40:00.000Z',
          },
          {
            id: 1,
            kind: 'provider_down',
            count: null,
            openedAt: '2026-01-12T08:14:00.000Z',
            recoveredAt: '2026-01-12T08:31:00.000Z',
          },
        ],
      }),
    }),
  play: async ({ canvas, canvasElement }) => {
    const alerts = within(await table(canvasElement, 'Alerts of the last 30 days'));
    await expect(alerts.getByRole('row', { name: /3 emails weren’t sent Open/ })).toBeVisible();
    await expect(alerts.getByRole('row', { name: /can’t be used Recovered/ })).toBeVisible();
    await expect(
      canvas.getByText(/grace@sitewright\.example, ada@sitewright\.example, and a webhook/),
    ).toBeVisible();
  },
});

export const FolderNotWritable = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () =>
    operationsWith({ 'GET /api/admin/operations/storage': aStorage({ isFolderWritable: false }) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'The data folder can’t be written' }),
    ).toBeVisible();
  },
});

export const ProviderDown = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    operationsWith({
      'GET /api/admin/operations/provider': aProvider({
        isReachable: false,
        lastFailedAt: '2026-01-15T11:59:00.000Z',
        failingSince: '2026-01-15T11:40:00.000Z',
      }),
      'GET /api/admin/operations/runs': someRuns({
        reconciliation: {
          startedAt: '2026-01-15T11:45:00.000Z',
          finishedAt: null,
          checked: 250,
          findings: 2,
          error: 'The provider answered 503',
        },
      }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not responding')).toBeVisible();
    await expect(canvas.getByText('Failing since')).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: 'The reconciliation stopped' }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: '2 findings of the reconciliation' }),
    ).toBeVisible();
  },
});

/** What was retried leaves its list. The focus goes to the section. */
export const Retried = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let jobs = someJobs({ failed: [aFailedJob()] });
    let mails = someMails({ unsent: [anUnsentMail()] });
    let events = someEvents({ failed: [aFailedEvent()] });
    return operationsWith({
      'GET /api/admin/operations/jobs': () => jobs,
      'POST /api/admin/operations/jobs/:id/retry': () => {
        jobs = someJobs({ waiting: 1 });
        return { ok: true };
      },
      'GET /api/admin/operations/mails': () => mails,
      'POST /api/admin/mails/:id/retry': () => {
        mails = someMails({ waiting: 1 });
        return aFailedMail({ status: 'queued' });
      },
      'GET /api/admin/operations/webhooks': () => events,
      'POST /api/admin/operations/webhooks/:id/replay': () => {
        events = someEvents();
        return { ok: true };
      },
    });
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('A job, by keyboard', async () => {
      const retry = await canvas.findByRole('button', { name: 'Retry Nightly reconciliation' });
      retry.focus();
      await userEvent.keyboard('{Enter}');
      await inSight('Nightly reconciliation will run again.');
      await expect(canvas.getByText(/No failed jobs\.$/)).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Jobs' })).toHaveFocus();
    });
    await step('An email', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Retry Cancellation/ }));
      await inSight('The email will be sent again');
      await expect(canvas.getByText(/No unsent emails\.$/)).toBeVisible();
    });
    await step('A payment event', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Replay invoice/ }));
      await inSight('Event processed');
      await expect(canvas.getByText(/No failed payment events\.$/)).toBeVisible();
    });
  },
});

/** Another admin was faster. */
export const JobRetryConflict = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    operationsWith({
      'GET /api/admin/operations/jobs': someJobs({ failed: [aFailedJob()] }),
      'POST /api/admin/operations/jobs/:id/retry': refusal(
        409,
        'Joan Clarke already retried this job.',
        { code: 'conflict', newer: { by: 'Joan Clarke', at: '2026-01-15T11:58:00.000Z' } },
      ),
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Retry Nightly reconciliation' }),
    );
    await inSight('Joan Clarke already retried this job.');
  },
});

export const DiscardDialog = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => operationsWith(failing()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard Site checks' }));
    const dialog = within(await openedDialog('Discard job?', 'alertdialog'));
    await expect(dialog.getByText(/^Site checks won’t run again/)).toBeVisible();
  },
});

export const Discarded = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => {
    let jobs = someJobs({ failed: [aFailedJob()] });
    return operationsWith({
      'GET /api/admin/operations/jobs': () => jobs,
      'POST /api/admin/operations/jobs/:id/discard': () => {
        jobs = someJobs();
        return { ok: true };
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Discard Nightly reconciliation' }),
    );
    const dialog = within(await openedDialog('Discard job?', 'alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard job' }));
    await inSight('Job discarded');
    await expect(canvas.getByText(/No failed jobs\.$/)).toBeVisible();
  },
});

/** The recipient is loaded with the details. */
export const EmailDetails = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    operationsWith({ ...failing(), 'GET /api/admin/operations/mails/:id': aFailedMail() }),
  play: async ({ canvas, userEvent }) => {
    const name = 'View Details of Cancellation processed to g•••@rothdental.example';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await openedDialog('Your subscription ends on February 10'));
    await expect(dialog.getByText('greta@rothdental.example')).toBeVisible();
    await expect(dialog.getByText(/552 Mailbox is full/)).toBeVisible();
  },
});

export const ReplayRefused = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () =>
    operationsWith({
      ...failing(),
      'POST /api/admin/operations/webhooks/:id/replay': refusal(
        503,
        'The payment provider isn’t responding, so the event wasn’t processed. Try again in a moment.',
        { code: 'provider_down' },
      ),
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Replay invoice/ }));
    await inSight(/isn’t responding, so the event wasn’t processed/);
    // The click scrolls the table by a few pixels more or less.
    const table = canvas.getByRole('table', { name: 'Failed payment events' });
    table.parentElement?.scrollTo({ left: 0, behavior: 'instant' });
  },
});

export const Loading = meta.story({
  beforeEach: () =>
    adminSignedIn(
      Object.fromEntries(Object.keys(allRunning()).map((name) => [name, onItsWay])) as Answers,
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking everything...')).toBeVisible();
    await expect(canvas.getByText('Loading jobs...')).toBeVisible();
  },
});

/** A part that fails hides no other, and the page doesn’t say that all is well. */
export const PartFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    operationsWith({
      'GET /api/admin/operations/jobs': refusal(500, 'Something went wrong on our side.'),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the jobs')).toBeVisible();
    await expect(canvas.getByText('Some parts couldn’t be loaded')).toBeVisible();
    await expect(await canvas.findByText(/No unsent emails\.$/)).toBeVisible();
  },
});

/** What fails after a refresh is said, instead of showing old numbers. */
export const RefreshFailed = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => {
    const looks = [() => someJobs({ waiting: 7 })];
    const failed = refusal(503, 'The shop is restarting. Try again in a minute.');
    return operationsWith({
      'GET /api/admin/operations/jobs': () => (looks.pop() ?? failed)(),
    });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Everything is running')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('Couldn’t load the jobs')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Everything is running')).toBeNull());
  },
});

/** Read-only admins see everything and change nothing. */
export const ReadOnly = meta.story({
  tags: ['!screen'],
  beforeEach: () => adminSignedIn(allRunning(failing()), anAdmin({ role: 'read_only' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 problems')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Retry|Discard|Replay) / })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^View Details/ })).toHaveLength(2);
  },
});

export const NotAllowed = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => adminSignedIn(allRunning(), anAdmin({ role: 'support' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t open this page')).toBeVisible();
  },
});

export const LongNames = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    operationsWith({
      'GET /api/admin/operations/processes': someProcesses(
        aProcess({
          release: `12.104.3 (${'3f2a91b8c7'.repeat(4)})`,
          schemaVersion: `0123_${'a_very_long_migration_'.repeat(3)}`,
        }),
      ),
      'GET /api/admin/operations/jobs': someJobs({
        waiting: 1_204_331,
        failedCount: 2140,
        failed: [
          aFailedJob({
            queue: 'unfinished-reconciliation-of-a-very-long-name',
            error: `${'VeryLong'.repeat(12)}Error 57014`,
            attempts: 1204,
          }),
        ],
      }),
      'GET /api/admin/operations/mails': someMails({
        unsent: [anUnsentMail({ maskedTo: `l•••@${'long-domain-'.repeat(9)}example` })],
      }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing the newest 1 of 2,140.')).toBeVisible();
  },
});
