import { expect, fn, screen, type UserEventObject, within } from 'storybook/test';
import { CancelSubscription } from '#app/admin/orders/cancel-subscription.tsx';
import { OrderAlerts } from '#app/admin/orders/order-alerts.tsx';
import { OrderFacts } from '#app/admin/orders/order-facts.tsx';
import type { CancelOrderInput } from '#contract/cancellations';
import type { OrderDetails } from '#contract/orders';
import type { Refundable } from '#contract/refunds';
import { Stack } from '#ui/stack';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn, anAdmin } from '../../fixtures/admins.ts';
import { type Answers, refusal } from '../../fixtures/answers.ts';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { openOrderForm, orderPage, orderPageParameters } from '../../fixtures/order-page.ts';
import { OrderSection } from '../../fixtures/order-section.tsx';
import { orderDetails } from '../../fixtures/orders.ts';
import { aRefund, noRefund, someLimits } from '../../fixtures/refunds.ts';

/** Records what was sent. */
const asked = fn<(body: CancelOrderInput) => void>();

const running = orderDetails({ deliveredAt: '2026-01-13T16:45:00.000Z' });

function aDesk(
  order: OrderDetails = running,
  limits: Refundable = someLimits(),
  more: Answers = {},
) {
  asked.mockClear();
  let current = order;
  return adminSignedIn({
    'GET /api/orders/:id': () => current,
    'GET /api/orders/:id/refunds': [],
    'GET /api/orders/:id/refundable': limits,
    'POST /api/orders/:id/cancel': async (request) => {
      const body: CancelOrderInput = await request.json();
      asked(body);
      current = {
        ...order,
        ...(body.when === 'now'
          ? { subscriptionStatus: 'cancelled', status: 'cancelled' }
          : { cancelAt: order.nextChargeAt }),
      };
      return { ...current, refund: body.refund ? aRefund() : null };
    },
    ...more,
  });
}

function CancelSubscriptionSection() {
  return (
    <OrderSection>
      {(order, title) => (
        <Stack gap="m">
          <OrderAlerts order={order} onSettle={async () => []} />
          <OrderFacts
            about="order"
            order={order}
            discount={order.discount}
            level={2}
            action={<CancelSubscription order={order} finalFocus={title} />}
          />
        </Stack>
      )}
    </OrderSection>
  );
}

const meta = preview.meta({
  title: 'Screens/Admin/Cancel subscription',
  component: CancelSubscriptionSection,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inAppBare],
  beforeEach: () => aDesk(),
  parameters: orderPageParameters(
    'Cancelling a subscription for the end of its paid period or now, with or without a refund. The customer gets one email.',
  ),
});

const openForm = (person: UserEventObject) =>
  openOrderForm(person, 'Cancel subscription…', 'Cancel the subscription of ACC-2026-0042');

const submit = { name: 'Cancel subscription' };

/** The end of the paid period, without a refund; the last day of access is named. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    const end = form.getByRole('radio', { name: 'At the end of the paid period' });
    await expect(end).toBeChecked();
    await expect(end).toHaveAccessibleDescription(/^Last day of access: .+2026/);
    await expect(form.getByRole('radio', { name: 'No refund' })).toBeChecked();
  },
});

export const NowWithRefund = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await userEvent.click(form.getByRole('radio', { name: 'Now' }));
    await userEvent.click(form.getByRole('radio', { name: 'Other amount' }));
    const amount = form.getByLabelText('Amount to refund');
    await userEvent.type(amount, '200');
    await userEvent.click(form.getByRole('button', submit));
    await expect(amount).toBeInvalid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '12.50');
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Called us.');
  },
});

export const Cancelled = meta.story({
  tags: ['unpictured'],
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await userEvent.click(form.getByRole('radio', { name: 'Now' }));
    await userEvent.click(form.getByRole('radio', { name: 'Refund policy $160.00' }));
    await userEvent.click(form.getByRole('button', submit));
    await screen.findByText('Cancelled the subscription of ACC-2026-0042');
    await expect(asked).toHaveBeenCalledWith({
      when: 'now',
      reason: null,
      refund: { amount: '160.00' },
    });
    const page = await orderPage();
    await expect(page.queryByRole('button', { name: 'Cancel subscription…' })).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    aDesk(running, someLimits(), {
      'POST /api/orders/:id/cancel': refusal(
        503,
        'The payment provider didn’t respond, so the cancellation isn’t complete yet. The shop keeps trying. You can also try again now.',
      ),
    }),
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await userEvent.click(form.getByRole('button', submit));
    const { bottom } = (await form.findByRole('alert')).getBoundingClientRect();
    await expect(form.getByRole('alert')).toHaveTextContent(/The shop keeps trying/);
    const { top } = form.getByRole('button', submit).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(top);
    await expect(form.getByRole('radio', { name: 'No refund' })).toBeChecked();
  },
});

/** It was never sold through the provider: it ends now, and nothing can be refunded. */
export const DemoOrder = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () =>
    aDesk({ ...running, stripeSubscriptionId: null }, noRefund('This is a demo order.')),
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await expect(form.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'now',
      'none',
    ]);
    await expect(form.getByText('This is a demo order.')).toBeVisible();
  },
});

/** The provider has not confirmed it. */
export const Waiting = meta.story({
  beforeEach: () =>
    aDesk({
      ...running,
      openCancellation: {
        when: 'now',
        requestedAt: '2026-01-15T11:58:00.000Z',
        error: 'No answer',
      },
    }),
  play: async () => {
    const page = await orderPage();
    await page.findByText('This subscription is being cancelled');
  },
});

/** Other roles don’t see the button. */
export const NotAllowed = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () =>
    adminSignedIn({ 'GET /api/orders/:id': running }, anAdmin({ role: 'delivery' })),
  play: async () => {
    const page = within(await screen.findByRole('region', { name: 'Order ACC-2026-0042' }));
    await expect(page.queryByRole('button', { name: 'Cancel subscription…' })).toBeNull();
  },
});
