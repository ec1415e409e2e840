import { expect, fn, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { Reconciliation as LastRun } from '#app/admin/reconciliation/reconciliation.tsx';
import { reconciliation } from '#app/admin/reconciliation/section.ts';
import type { Reconciliation } from '#contract/reconciliation';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal, reply } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import {
  aDifference,
  aReconciliation,
  aReconciliationOf,
  someDifferences,
} from '../../fixtures/reconciliations.ts';

const running = aReconciliation({
  startedAt: '2026-01-15T12:00:00.000Z',
  finishedAt: null,
  checked: 250,
});

const reconciliationWith = (last: Reconciliation | null, answers: Answers = {}) =>
  adminSignedIn({ 'GET /api/admin/reconciliation': () => last, ...answers });

/** Responds with each run in turn; the last one repeats. */
const oneAfterTheOther = (...runs: [Reconciliation, ...Reconciliation[]]) => {
  let next = 0;
  return () => runs[Math.min(next++, runs.length - 1)] ?? runs[0];
};

const answering = (run: Reconciliation, status: number) => () => reply(run, { status });

const meta = preview.meta({
  title: 'Screens/Admin/Reconciliation',
  component: adminScreen(reconciliation, reconciliation.page, LastRun),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => reconciliationWith(aReconciliation()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/reconciliation',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Whether the shop’s orders match the payment provider’s records: the last run, what it corrected and what needs review.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everything matches')).toBeVisible();
    await expect(canvas.getByText(/^1,204 orders compared/)).toBeVisible();
    await expect(canvas.getByText(/^Started/)).toHaveTextContent(/Jan 15, 2026.*, finished Jan 15/);
    await expect(canvas.getByRole('button', { name: 'Run now' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** Differences that need review come first; each links to its order. */
export const DifferencesFound = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => reconciliationWith(aReconciliationOf(someDifferences())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Differences found')).toBeVisible();
    await expect(canvas.getByText(/^3 differences couldn’t be corrected/)).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Orders that differ' }));
    const [, first] = table.getAllByRole('row');
    if (!first) throw new Error('There is a row');
    await expect(within(first).getByText('Needs review')).toBeVisible();
    await expect(within(first).getByRole('link', { name: 'ACC-2026-0017' })).toHaveAttribute(
      'href',
      '/admin/orders/ACC-2026-0017',
    );
    await expect(table.getByText('Past due')).toBeVisible();
    await expect(table.getAllByText('Corrected')).toHaveLength(5);
  },
});

export const Corrected = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    reconciliationWith(aReconciliationOf(someDifferences().filter(({ corrected }) => corrected)), {
      'GET /api/admin/webhook-version': {
        expected: '2026-10-28.endive',
        received: '2026-10-28.endive',
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everything matches')).toBeVisible();
    await expect(canvas.getByText(/5 differences corrected automatically\.$/)).toBeVisible();
    await expect(canvas.queryByText(/webhook endpoint/)).toBeNull();
    await expect(canvas.getByRole('table', { name: 'Orders that differ' })).toBeVisible();
  },
});

export const NeverRun = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => reconciliationWith(null, { 'POST /api/admin/reconciliation': onItsWay }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No runs yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Run now' }));
    await expect(canvas.getByRole('button', { name: 'Starting...' })).toHaveFocus();
  },
});

export const NothingToCompare = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => reconciliationWith(aReconciliation({ checked: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/there was nothing to compare/)).toBeVisible();
  },
});

export const Running = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    reconciliationWith({
      ...aReconciliationOf([aDifference()]),
      ...running,
      corrected: 1,
      differing: 0,
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reconciliation is running')).toBeVisible();
    await expect(canvas.getByText(/^250 orders compared so far/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Run now' })).toBeNull();
  },
});

const begin = fn(answering(running, 201));

/** A double press starts one run, which is followed to its end. */
export const Finished = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    begin.mockClear();
    return adminSignedIn({
      'POST /api/admin/reconciliation': begin,
      'GET /api/admin/reconciliation': oneAfterTheOther(
        aReconciliation(),
        { ...running, checked: 600 },
        aReconciliationOf(someDifferences().slice(3), {
          startedAt: running.startedAt,
          finishedAt: '2026-01-15T12:01:30.000Z',
        }),
      ),
    });
  },
  play: async ({ canvas, userEvent }) => {
    const compare = await canvas.findByRole('button', { name: 'Run now' });
    compare.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await canvas.findByText('Reconciliation is running')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Refresh/ })).toHaveFocus();
    await expect(
      await canvas.findByText(/5 differences corrected automatically/, {}, { timeout: 9000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Run now' })).toHaveFocus();
    await expect(begin).toHaveBeenCalledTimes(1);
  },
});

/** Another admin or the nightly job started it first. */
export const AlreadyRunning = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let last = aReconciliation();
    return adminSignedIn({
      'GET /api/admin/reconciliation': () => last,
      'POST /api/admin/reconciliation': () => {
        last = running;
        return last;
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now' }));
    await expect(await canvas.findByText('Reconciliation is already running')).toBeVisible();
    await expect(canvas.getByText('Reconciliation is running')).toBeVisible();
  },
});

export const StartRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    reconciliationWith(aReconciliation(), {
      'POST /api/admin/reconciliation': refusal(500, 'Something went wrong on our side.'),
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now' }));
    await expect(await canvas.findByText('Couldn’t start the reconciliation')).toBeVisible();
    await expect(canvas.getByText('Something went wrong on our side.')).toBeVisible();
    await expect(canvas.getByText('Everything matches')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Run now' })).toHaveFocus();
  },
});

/** A failed refresh keeps the last known progress. */
export const RefreshFailed = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => {
    const looks = [() => running];
    const failed = refusal(503, 'The shop is restarting. Try again in a minute.');
    return adminSignedIn({ 'GET /api/admin/reconciliation': () => (looks.pop() ?? failed)() });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('Couldn’t refresh the progress')).toBeVisible();
    await expect(canvas.getByText('The shop is restarting. Try again in a minute.')).toBeVisible();
    await expect(canvas.getByText(/^250 orders compared so far/)).toBeVisible();
  },
});

const stopped = aReconciliationOf(someDifferences().slice(2, 5), {
  finishedAt: null,
  checked: 250,
  error: 'The provider answered 503: StripeAPIError  req_9fK2mQ7aLx',
});

export const Stopped = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => reconciliationWith(stopped),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reconciliation stopped after 250 orders')).toBeVisible();
    await expect(canvas.getByText(/The provider answered 503/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Run again' })).toBeVisible();
  },
});

/** Resumes the stopped run instead of starting a new one. */
export const RunAgain = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => {
    let last = stopped;
    return adminSignedIn({
      'GET /api/admin/reconciliation': () => last,
      'POST /api/admin/reconciliation': () => {
        last = { ...stopped, error: null };
        return answering(last, 200)();
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run again' }));
    await expect(await canvas.findByText('Reconciliation is running')).toBeVisible();
    await expect(canvas.queryByText('Reconciliation is already running')).toBeNull();
  },
});

export const Details = meta.story({
  beforeEach: () => reconciliationWith(aReconciliationOf(someDifferences())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'View Details of Payment of ACC-2026-0017' }),
    );
    const dialog = within(await openedDialog('Payment of ACC-2026-0017'));
    await expect(dialog.getByText('What to do')).toBeVisible();
    await expect(dialog.getByText('29.00 (in_1QkT2mJ8vS0wYx4bN7cRf3Lz)')).toBeVisible();
    await expect(
      dialog.getByRole('link', { name: 'View ACC-2026-0017 in Orders' }),
    ).toHaveAttribute('href', '/admin/orders/ACC-2026-0017');
  },
});

/** By keyboard: focus returns to the row's button. */
export const DetailsCorrected = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => reconciliationWith(aReconciliationOf([aDifference()])),
  play: async ({ canvas, userEvent }) => {
    const details = await canvas.findByRole('button', { name: /^View Details of End/ });
    details.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await openedDialog('End of ACC-2026-0042'));
    await expect(dialog.getByText(/You don’t need to do anything/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(details).toHaveFocus());
  },
});

const aThousand = Array.from({ length: 1000 }, (_, index) =>
  aDifference({
    orderId: `ACC-2025-${String(index + 1).padStart(4, '0')}`,
    fact: 'next charge',
    ours: '2026-01-14T08:00:00.000Z',
    theirs: '2026-01-16T08:00:00.000Z',
    corrected: index >= 60,
  }),
);

/** More differences than are listed, in pages. */
export const Truncated = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    reconciliationWith(
      aReconciliationOf(aThousand, { checked: 1_204_331, corrected: 11_280, differing: 60 }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Showing the first 1,000 of 11,340/)).toBeVisible();
    await expect(canvas.getByText('1–40')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('41–80')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ACC-2025-0041' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'ACC-2025-0001' })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: () => reconciliationWith(null, { 'GET /api/admin/reconciliation': onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the last run...')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => {
    const failures = [refusal(500, 'Something went wrong on our side.')];
    return adminSignedIn({
      'GET /api/admin/reconciliation': () => failures.pop()?.() ?? aReconciliation(),
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the last run')).toBeVisible();
    await expect(canvas.getByText('Something went wrong on our side.')).toBeVisible();
  },
});

/** Shown until an event arrives in the expected version. */
export const OtherWebhookVersion = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    reconciliationWith(aReconciliation(), {
      'GET /api/admin/webhook-version': {
        expected: '2026-10-28.endive',
        received: '2024-06-20',
      },
    }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The webhook endpoint uses another API version'),
    ).toBeVisible();
    await expect(canvas.getByText(/add an endpoint that sends snapshot events/)).toHaveTextContent(
      /^Events arrive in version 2024-06-20, but the shop expects 2026-10-28\.endive/,
    );
    await expect(canvas.getByText('Everything matches')).toBeVisible();
  },
});

/** Markup and unknown fields are shown as text. */
export const LongAndHostile = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    reconciliationWith(
      aReconciliationOf(
        [
          aDifference({
            fact: 'payment flag',
            ours: `<img src=x onerror=alert(1)> שלום 🌊 ${'amount '.repeat(60)}`,
            theirs: null,
            corrected: false,
          }),
          aDifference({
            orderId: 'ACC-2026-1048576',
            fact: 'an unknown field',
            ours: 'x'.repeat(200),
            theirs: '<script>alert(1)</script>',
            corrected: false,
          }),
          aDifference({ fact: 'comparison', ours: null, theirs: null, corrected: false }),
        ],
        { finishedAt: null, error: `<b>${'e'.repeat(200)}</b> ${'no '.repeat(200)}` },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^View Details/ });
    if (!buttons[0]) throw new Error('There is a row');
    await userEvent.click(buttons[0]);
    const dialog = within(await openedDialog('Payment flag of ACC-2026-0042'));
    await expect(dialog.getByText(/onerror=alert/)).toBeVisible();
    await expect(document.querySelector('img[src="x"]')).toBeNull();
  },
});
