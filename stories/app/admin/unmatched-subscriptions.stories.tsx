import { expect, screen, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { Reconciliation as LastRun } from '#app/admin/reconciliation/reconciliation.tsx';
import { reconciliation } from '#app/admin/reconciliation/section.ts';
import type { Reconciliation, UnmatchedAction } from '#contract/reconciliation';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import {
  anUnmatchedSubscription,
  aReconciliation,
  aReconciliationOf,
  someDifferences,
} from '../../fixtures/reconciliations.ts';
import { aTotp } from '../../fixtures/totp.ts';

const act = <Act extends UnmatchedAction>(name: Act) =>
  `POST /api/admin/reconciliation/subscriptions/:id/${name}` as const;

const lost = aReconciliation({
  unmatchedCount: 2,
  unmatched: [
    anUnmatchedSubscription(),
    anUnmatchedSubscription({
      id: 8,
      subscriptionId: 'sub_1RkX9cJ8vS0wYx4bMf3hLd8Q',
      orderNumber: null,
      plan: 'Ebbe for 199.00, No Support for 0.00 a year',
      keptAmount: '199.00',
      isRunning: false,
    }),
  ],
});

const found = (run: Reconciliation, answers: Answers = {}) =>
  adminSignedIn({ 'GET /api/admin/reconciliation': () => run, ...answers });

/** The first subscription disappears once it is resolved. */
const resolving = (
  answers: (resolved: <const Answer>(answer: Answer) => () => Answer) => Answers,
) => {
  let run = lost;
  const resolved =
    <const Answer,>(answer: Answer) =>
    () => {
      run = aReconciliation({ unmatchedCount: 1, unmatched: lost.unmatched.slice(1) });
      return answer;
    };
  return adminSignedIn({ 'GET /api/admin/reconciliation': () => run, ...answers(resolved) });
};

const meta = preview.meta({
  title: 'Screens/Admin/Unmatched subscriptions',
  component: adminScreen(reconciliation, reconciliation.page, LastRun),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => found(lost),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/reconciliation',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Paid subscriptions at the payment provider that have no order here, for example after restoring a backup. Each can be restored, ended and refunded, or dismissed.',
      },
    },
  },
});

/** Counts as a difference. */
export const Listed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Differences found')).toBeVisible();
    await expect(canvas.getByText(/^2 paid subscriptions have no order here/)).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Unmatched subscriptions' }));
    const [, first, second] = table.getAllByRole('row');
    if (!first || !second) throw new Error('There are two rows');
    await expect(within(first).getByText('ACC-2026-0044')).toBeVisible();
    await expect(within(first).getByText('$69.00')).toBeVisible();
    await expect(within(first).getByText('Active')).toBeVisible();
    await expect(within(second).getByText('None')).toBeVisible();
    await expect(within(second).getByText('Ended')).toBeVisible();
  },
});

/** Another order has the number now, which is worth a look before the subscription is resolved. */
export const NumberTaken = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    found(
      aReconciliation({
        unmatchedCount: 1,
        unmatched: [anUnmatchedSubscription({ isNumberTaken: true })],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'ACC-2026-0044' })).toHaveAttribute(
      'href',
      '/admin/orders/ACC-2026-0044',
    );
  },
});

export const WithDifferences = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () =>
    found({
      ...aReconciliationOf(someDifferences()),
      unmatchedCount: 1,
      unmatched: [lost.unmatched[0] ?? anUnmatchedSubscription()],
    }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^3 differences couldn’t.* 1 paid subscription has no order here/),
    ).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Orders that differ' })).toBeVisible();
  },
});

/** Each choice says what it does. */
export const Resolving = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => found(lost, { [act('restore')]: onItsWay }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Resolve sub_1RkW4pJ8vS0wYx4bTq6uNz2H' }),
    );
    const dialog = within(await openedDialog('Resolve subscription'));
    await expect(dialog.getByRole('radio', { name: 'Restore order' })).toBeChecked();
    await expect(dialog.getByText(/refunds \$69\.00 to the customer’s card/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore order' }));
    await expect(dialog.getByRole('button', { name: 'Restoring...' })).toHaveFocus();
  },
});

export const OrderRestored = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () =>
    resolving((resolved) => ({ [act('restore')]: resolved({ orderId: 'ACC-2026-0044' }) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Resolve sub_1RkW/ }));
    const dialog = within(await openedDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Restore order' }));
    await expect(await canvas.findByText('Order ACC-2026-0044 restored')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^Resolve sub_1RkW/ })).toBeNull(),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Run now' })).toHaveFocus());
  },
});

export const EndedAndRefunded = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => resolving((resolved) => ({ [act('refund')]: resolved({ ok: true }) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Resolve sub_1RkW/ }));
    const dialog = within(await openedDialog());
    await userEvent.click(dialog.getByRole('radio', { name: 'End and refund' }));
    await userEvent.click(dialog.getByRole('button', { name: 'End and refund' }));
    await expect(await canvas.findByText('Subscription ended and refunded')).toBeVisible();
    await expect(canvas.getByText(/^1 paid subscription has no order here/)).toBeVisible();
  },
});

/** A refund asks for reauthentication, in place. */
export const ConfirmIdentity = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => {
    let isConfirmed = false;
    return found(lost, {
      'GET /api/admin/totp': aTotp({ enabledAt: null }),
      [act('refund')]: () =>
        isConfirmed
          ? { ok: true }
          : refusal(403, 'Confirm your identity, then try again.', { code: 'sign_in_again' })(),
      'POST /api/admin/confirm-identity': () => {
        isConfirmed = true;
        return { ok: true };
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Resolve sub_1RkW/ }));
    const resolve = within(await openedDialog('Resolve subscription'));
    await userEvent.click(resolve.getByRole('radio', { name: 'End and refund' }));
    await userEvent.click(resolve.getByRole('button', { name: 'End and refund' }));
    const confirm = within(await openedDialog('Confirm it’s you'));
    await userEvent.type(confirm.getByLabelText('Your password'), 'a long quiet evening');
    await userEvent.click(confirm.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Subscription ended and refunded')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Dismissed = meta.story({
  tags: ['!screen'],
  beforeEach: () => resolving((resolved) => ({ [act('dismiss')]: resolved({ ok: true }) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Resolve sub_1RkW/ }));
    const dialog = within(await openedDialog());
    await userEvent.click(dialog.getByRole('radio', { name: 'Dismiss' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
    await expect(await canvas.findByText('Subscription dismissed')).toBeVisible();
  },
});

/** The dialog stays open for another choice. */
export const RestoreRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    found(lost, {
      [act('restore')]: refusal(
        409,
        'The product “Saltmarsh” no longer exists, so the order can’t be restored.',
      ),
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Resolve sub_1RkW/ }));
    const dialog = within(await openedDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Restore order' }));
    await expect(await canvas.findByText('Couldn’t restore the order')).toBeInTheDocument();
    await expect(dialog.getByRole('radio', { name: 'End and refund' })).toBeVisible();
  },
});

/** More subscriptions than are listed, in pages. */
export const Truncated = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    found(
      aReconciliation({
        unmatchedCount: 1204,
        unmatched: Array.from({ length: 100 }, (_, index) =>
          anUnmatchedSubscription({ id: index + 1, subscriptionId: `sub_${index + 1}` }),
        ),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Showing the oldest 100 of 1,204.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('41–80')).toBeVisible();
    await expect(canvas.getByText('sub_41')).toBeVisible();
  },
});

/** Markup is shown as text. */
export const LongAndHostile = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    found(
      aReconciliation({
        unmatchedCount: 1,
        unmatched: [
          anUnmatchedSubscription({
            orderNumber: '<script>alert(1)</script>',
            plan: `<img src=x onerror=alert(1)> שלום ${'plan '.repeat(80)}`,
            keptAmount: '99999999.99',
          }),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/onerror=alert/)).toBeVisible();
    await expect(document.querySelector('img[src="x"]')).toBeNull();
  },
});
