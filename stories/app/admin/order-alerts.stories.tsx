import { expect, fn } from 'storybook/test';
import { OrderAlerts } from '#app/admin/orders/order-alerts.tsx';
import type { OrderFlag } from '#contract/order-flags';
import preview from '../../../.storybook/preview.tsx';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { anOrder, anOrderFlag } from '../../fixtures/orders.ts';

const pastDue = anOrder({
  subscriptionStatus: 'past_due',
  pastDueSince: '2026-01-11T12:00:00.000Z',
});

const failedRefund = anOrderFlag();
const duplicatePayment = anOrderFlag({
  id: 2,
  code: 'duplicate_payment',
  text: 'Paid a second time through cs_1SmQ7dHarbour43',
});

const meta = preview.meta({
  title: 'Screens/Admin/Order alerts',
  component: OrderAlerts,
  globals: { audience: 'admin' },
  decorators: [inAppBare],
  args: { order: pastDue, onSettle: fn(async () => [] as OrderFlag[]) },
  parameters: {
    docs: {
      description: {
        component:
          'Payment problems of an order: since when, what happens automatically and what the admin has to do. Renders nothing if there are none.',
      },
    },
  },
});

/** The card will be retried and the customer was emailed. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Renewal payment failed')).toBeVisible();
    await expect(canvas.getByText('Jan 11, 2026')).toBeVisible();
    await expect(canvas.getByText(/retry the card over the next few days/)).toBeVisible();
    await expect(canvas.getByText(/The customer was emailed a link/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View emails' })).toHaveAttribute(
      'href',
      '/admin/mails?q=ada%40harbourbakery.example',
    );
  },
});

/** The provider has stopped retrying. */
export const NoMoreRetries = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { order: { ...pastDue, subscriptionStatus: 'unpaid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has stopped retrying/)).toBeVisible();
  },
});

/** A subscription that is ending: the customer isn’t asked to pay. */
export const Ending = meta.story({
  args: { order: { ...pastDue, cancelAt: '2026-02-11T12:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Feb 11, 2026')).toBeVisible();
    await expect(canvas.queryByText(/emailed/)).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** A demo order: promises no retries. */
export const NoProviderSubscription = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { order: { ...pastDue, stripeSubscriptionId: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This order has no subscription/)).toBeVisible();
    await expect(canvas.queryByText(/emailed/)).toBeNull();
  },
});

export const Disputed = meta.story({
  args: { order: anOrder({ paymentStatus: 'disputed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Refunds are unavailable until the bank decides/)).toBeVisible();
    await expect(canvas.getByText(/before the deadline in its email/)).toBeVisible();
  },
});

/** All alerts at once; long words stay inside. */
export const Everything = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    order: {
      ...pastDue,
      paymentStatus: 'disputed',
      flags: [
        anOrderFlag({ id: 1, text: `Refund re_${'x'.repeat(200)}` }),
        anOrderFlag({ id: 2, text: 'איש לא לקח את הכסף <script>' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This order’s payments need review')).toBeVisible();
    await expect(canvas.getByText('The customer disputed a payment')).toBeVisible();
    await expect(canvas.getByText('Renewal payment failed')).toBeVisible();
  },
});

/** Marking as settled sends the flags that were shown. */
export const Flagged = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { order: anOrder({ flags: [failedRefund] }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as resolved' }));
    await expect(args.onSettle).toHaveBeenCalledWith([failedRefund.id]);
  },
});

/** Several flags are listed and settled together. */
export const TwoFlags = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { order: anOrder({ flags: [failedRefund, duplicatePayment] }) },
  play: async ({ args, canvas, userEvent }) => {
    const sentences = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(sentences).toEqual([failedRefund.text, duplicatePayment.text]);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as resolved' }));
    await expect(args.onSettle).toHaveBeenCalledWith([failedRefund.id, duplicatePayment.id]);
  },
});
