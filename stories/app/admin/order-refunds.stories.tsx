import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { OrderRefunds } from '#app/admin/orders/order-refunds.tsx';
import type { ListedRefund, Refundable, RefundInput } from '#contract/refunds';
import { centsFromDecimal, decimalFromCents } from '#db/values/money';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import {
  type Answers,
  connectionLost,
  onItsWay,
  type Reply,
  refusal,
} from '../../fixtures/answers.ts';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { openOrderForm, orderPage, orderPageParameters } from '../../fixtures/order-page.ts';
import { OrderSection } from '../../fixtures/order-section.tsx';
import { aPayment, aTimeline, orderDetails } from '../../fixtures/orders.ts';
import { aRefund, noRefund, someLimits } from '../../fixtures/refunds.ts';
import { noTotp } from '../../fixtures/totp.ts';

const annual = orderDetails({
  billingInterval: 'year',
  supportPackage: 'none',
  totalAmount: '16.58',
  intervalTotal: '199.00',
  deliveredAt: '2026-01-13T16:45:00.000Z',
  payments: [aPayment({ amount: '199.00' })],
});

const ask = 'POST /api/orders/:id/refunds';
const allGone = 'This order has been fully refunded.';

/** Records the refund requests that were sent. */
const asked = fn<(refund: RefundInput) => void>();

/** Like the server: one refund per request ID, and limits that shrink with each refund. */
function aDesk(
  answers: Answers = {},
  first: Refundable = someLimits(),
  refuse: () => Reply<never> | undefined = () => undefined,
) {
  asked.mockClear();
  const made = new Map<string, ListedRefund>();
  return adminSignedIn({
    'GET /api/orders/:id': () => {
      const movements = [...made.values()].map(({ id, amount }) =>
        aPayment({ id, kind: 'refund', amount, providerId: `re_${id}` }),
      );
      return { ...annual, payments: [...annual.payments, ...movements] };
    },
    'GET /api/orders/:id/timeline': aTimeline().slice(0, 4),
    'GET /api/orders/:id/refunds': () => [...made.values()].reverse(),
    'GET /api/orders/:id/refundable': () => left(first, [...made.values()]),
    ...answers,
    [ask]: async (request: Request) => {
      const input: RefundInput = await request.clone().json();
      asked(input);
      const answer = answers[ask];
      if (typeof answer === 'function') return answer(request, {});
      const refused = refuse();
      if (refused) return refused;
      const refund = made.get(input.requestId) ?? refundOf(input, made.size + 2);
      made.set(input.requestId, refund);
      return refund;
    },
  });
}

function refundOf({ amount, reason, endSubscription }: RefundInput, id: number): ListedRefund {
  return aRefund({
    id,
    amount: decimalFromCents(centsFromDecimal(String(amount))),
    reason: reason || null,
    endSubscription: endSubscription ?? false,
  });
}

function left(limits: Refundable, made: readonly ListedRefund[]): Refundable {
  if (limits.refusal) return limits;
  const gone = made.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0);
  const rest = (amount: string) => decimalFromCents(Math.max(0, centsFromDecimal(amount) - gone));
  if (gone >= centsFromDecimal(limits.maxAmount)) return noRefund(allGone);
  const { maxAmount, policyAmount } = limits;
  return {
    ...limits,
    maxAmount: rest(maxAmount),
    policyAmount: policyAmount && rest(policyAmount),
  };
}

function OrderRefundsSection() {
  return (
    <OrderSection>
      {(order, title) => <OrderRefunds order={order} finalFocus={title} />}
    </OrderSection>
  );
}

const meta = preview.meta({
  title: 'Screens/Admin/Order refunds',
  component: OrderRefundsSection,
  globals: { audience: 'admin' },
  decorators: [inAppBare],
  beforeEach: () => aDesk(),
  parameters: orderPageParameters(
    'Refunding an order: the full amount, the refund policy’s amount or another amount, optionally ending the subscription. Submitting a form again never refunds twice.',
  ),
});

const openForm = (person: UserEventObject) =>
  openOrderForm(person, 'Refund…', 'Refund ACC-2026-0042');

type Form = Awaited<ReturnType<typeof openForm>>;

/** The order's refunds, newest first. */
async function listed() {
  const refunds = await (await orderPage()).findAllByRole('article');
  return refunds.map((refund) => within(refund));
}

/** The text of the summary. */
const summaryOf = (form: Form) => form.getByRole('region', { name: 'Summary' }).textContent;

/** The policy amount is preselected, with a summary of what will happen. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    const policy = form.getByRole('radio', { name: 'Refund policy $160.00' });
    await expect(policy).toBeChecked();
    await expect(policy).toHaveAccessibleDescription(/within 7 days of delivery, until Jan 20/);
    await expect(form.getByRole('radio', { name: 'Full amount $199.00' })).not.toBeChecked();
    await expect(summaryOf(form)).toMatch(/-\$160\.00.+5-7 business days.+Remaining\$39\.00/);
    await expect(summaryOf(form)).toMatch(/subscription continues\. .*next charge is on .+2026/);
    await expect(form.getByRole('button', { name: 'Refund $160.00' })).toBeVisible();
  },
});

/** The policy covers the full amount, so it is offered once. */
export const MonthlyPlan = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({}, someLimits({ maxAmount: '89.00', policyAmount: '89.00' })),
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await expect(form.getAllByRole('radio')).toHaveLength(2);
    await expect(form.getByRole('radio', { name: 'Full amount $89.00' })).toBeChecked();
    await expect(form.getByRole('button', { name: 'Refund $89.00' })).toBeVisible();
  },
});

/** The refund window is over or hasn’t started. */
export const OutsideRefundPolicy = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({}, someLimits({ policyAmount: null, policyUntil: null })),
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await expect(form.getByText(/only the first 7 days after delivery/)).toBeVisible();
    await expect(form.getByRole('radio', { name: 'Full amount $199.00' })).toBeChecked();
  },
});

/** Switching from annual to monthly left a credit. */
export const WithCredit = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({}, someLimits({ creditAmount: '180.00' })),
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await expect(
      form.getByText('A credit of $180.00 will be applied to the next invoices'),
    ).toBeVisible();
  },
});

export const CreditUnknown = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({}, someLimits({ creditAmount: null })),
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await expect(form.getByText(/check whether the customer has a credit/)).toBeVisible();
  },
});

/** Refuses too high amounts at the field, before anything is sent. A custom amount may also end the subscription; the summary says so. */
export const OtherAmount = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, step }) => {
    await step('Refuses too high amounts at the field, before anything is sent', async () => {
      const form = await openForm(userEvent);
      await userEvent.click(form.getByRole('radio', { name: 'Other amount' }));
      const amount = form.getByRole('spinbutton', { name: 'Amount to refund' });
      await userEvent.click(form.getByRole('button', { name: 'Refund' }));
      await expect(amount).toHaveFocus();
      await expect(amount).toHaveAccessibleDescription('Required');
      await userEvent.type(amount, '199.01');
      await userEvent.click(form.getByRole('button', { name: 'Refund' }));
      await expect(amount).toHaveAccessibleDescription('Enter an amount from $0.01 to $199.00');
      await userEvent.clear(amount);
      await userEvent.type(amount, '12.505');
      await userEvent.click(form.getByRole('button', { name: 'Refund' }));
      await expect(amount).toHaveAccessibleDescription(/like 12\.50/);
      await expect(amount).toHaveValue(12.505);
      await expect(asked).not.toHaveBeenCalled();
    });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('A custom amount that also ends the subscription; the summary says so', async () => {
      const form = await openForm(userEvent);
      await userEvent.click(form.getByRole('radio', { name: 'Other amount' }));
      await userEvent.type(form.getByRole('spinbutton', { name: 'Amount to refund' }), '49.5');
      await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Two weeks late.');
      await userEvent.click(form.getByRole('checkbox', { name: 'End the subscription now' }));
      await expect(summaryOf(form)).toMatch(/-\$49\.50.+Remaining\$149\.50/);
      await expect(summaryOf(form)).toContain('The subscription ends immediately.');
      await expect(form.getByRole('button', { name: 'Refund $49.50' })).toBeVisible();
    });
  },
});

/** Asks for reauthentication above the form, keeps the draft and continues. */
export const ConfirmIdentity = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let isConfirmed = false;
    const stale = refusal(403, 'Confirm your identity, then try again.', {
      code: 'sign_in_again',
    });
    const answers: Answers = {
      'GET /api/admin/totp': noTotp,
      'POST /api/admin/confirm-identity': () => {
        isConfirmed = true;
        return { ok: true };
      },
    };
    return aDesk(answers, someLimits(), () => (isConfirmed ? undefined : stale()));
  },
  play: async ({ userEvent, step }) => {
    const form = await openForm(userEvent);
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Two weeks late.');
    await userEvent.click(form.getByRole('button', { name: 'Refund $160.00' }));
    const dialog = within(await openedDialog('Confirm it’s you'));
    await userEvent.type(dialog.getByLabelText('Your password'), 'a long quiet evening');
    await step('Confirm', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText('Confirm it’s you')).toBeNull());
    });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    const [first, second] = asked.mock.calls;
    await expect(second).toEqual(first);
    await expect(first?.[0]).toMatchObject({ amount: '160.00', reason: 'Two weeks late.' });
  },
});

/** By keyboard only. Focus returns to the button. */
export const Refunded = meta.story({
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await waitFor(() => expect(form.getAllByRole('radio')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}49.50{Tab}Late.{Tab} {Tab}{Tab}{Enter}');
    await expect(await screen.findByText('Refunded $49.50 for ACC-2026-0042')).toBeVisible();
    const [refund] = await listed();
    await expect(refund?.getByText('$49.50')).toBeVisible();
    await expect(refund?.getByText('Succeeded')).toBeVisible();
    await expect(refund?.getByText('by Grace Hopper')).toBeVisible();
    await expect(asked).toHaveBeenCalledTimes(1);
    const order = await orderPage();
    await waitFor(() => expect(order.getByRole('button', { name: 'Refund…' })).toHaveFocus());
  },
});

/** Nothing is left to refund: the button is replaced by the reason. */
export const RefundedInFull = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await userEvent.click(form.getByRole('radio', { name: /^Full amount/ }));
    await userEvent.click(form.getByRole('checkbox', { name: 'End the subscription now' }));
    await userEvent.click(form.getByRole('button', { name: 'Refund $199.00' }));
    const order = await orderPage();
    await expect(await order.findByText(allGone)).toBeVisible();
    await expect(order.getByText('The subscription ended with this refund.')).toBeVisible();
    await expect(order.queryByRole('button', { name: 'Refund…' })).toBeNull();
    const title = order.getByRole('heading', { level: 1 });
    await waitFor(() => expect(title).toHaveFocus());
  },
});

export const Refunding = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({ [ask]: onItsWay }),
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Refund $160.00' }));
    await expect(form.getByRole('button', { name: 'Refunding...' })).toBeVisible();
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(form.getByRole('button', { name: 'Refunding...' })).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  },
});

/** Shows the refusal, keeps the draft and updates the amounts. */
export const Refused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let limits = someLimits();
    return aDesk({
      'GET /api/orders/:id/refundable': () => limits,
      [ask]: () => {
        limits = someLimits({ maxAmount: '99.00', policyAmount: '60.00' });
        return refusal(409, 'At most $99.00 of this order can be refunded.')();
      },
    });
  },
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Two weeks late.');
    await userEvent.click(form.getByRole('button', { name: 'Refund $160.00' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/^At most \$99\.00/);
    await expect(form.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Two weeks late.');
    await expect(await form.findByRole('button', { name: 'Refund $60.00' })).toBeVisible();
  },
});

/** Another admin refunded everything: outdated figures disappear. */
export const RefundedByAnother = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let limits = someLimits();
    return aDesk({
      'GET /api/orders/:id/refundable': () => limits,
      [ask]: () => {
        limits = noRefund(allGone);
        return refusal(409, allGone)();
      },
    });
  },
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Two weeks late.');
    await userEvent.click(form.getByRole('button', { name: 'Refund $160.00' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(allGone);
    await waitFor(() => expect(form.queryByRole('region', { name: 'Summary' })).toBeNull());
    const button = form.getByRole('button', { name: 'Refund' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(asked).toHaveBeenCalledOnce();
  },
});

/** No response: the refund may have been issued, and trying again is safe. */
export const Unreachable = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({ [ask]: connectionLost }),
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Refund $160.00' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      /same refund is never issued twice/,
    );
    await expect(form.getByRole('button', { name: 'Refund $160.00' })).toBeVisible();
  },
});

/** The response was lost after the refund was issued: trying again asks for the same refund. */
export const LostResponse = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let isLost = true;
    const made: ListedRefund[] = [];
    return aDesk({
      'GET /api/orders/:id/refunds': () => made,
      'GET /api/orders/:id/refundable': () => left(someLimits(), made),
      [ask]: async (request: Request) => {
        made[0] ??= refundOf(await request.json(), 2);
        if (!isLost) return made[0];
        isLost = false;
        return connectionLost();
      },
    });
  },
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Refund $160.00' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/^We don’t know yet/);
    await userEvent.click(form.getByRole('button', { name: 'Refund $160.00' }));
    await expect(await screen.findByText('Refunded $160.00 for ACC-2026-0042')).toBeVisible();
    const [first, second] = asked.mock.calls;
    await expect(second).toEqual(first);
    await expect(await listed()).toHaveLength(1);
  },
});

/** Each time the form is opened it is for a new refund. */
export const Reopened = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    for (const name of ['Refund $160.00', 'Refund $39.00']) {
      const form = await openForm(userEvent);
      await userEvent.click(form.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Refund/ })).toBeNull());
    }
    const [first, second] = asked.mock.calls;
    await expect(first?.[0].requestId).not.toBe(second?.[0].requestId);
    await expect(await listed()).toHaveLength(2);
  },
});

/** Waiting for the payment provider; the admin doesn’t have to do anything. */
export const Pending = meta.story({
  beforeEach: () => {
    let refund = aRefund({ status: 'pending', endSubscription: true });
    return aDesk({
      'GET /api/orders/:id/refundable': noRefund(
        'A refund for this order is being processed. Try again when it has finished.',
      ),
      'GET /api/orders/:id/refunds': () => {
        const answer = [refund];
        refund = { ...refund, status: 'succeeded' };
        return answer;
      },
    });
  },
  play: async ({ userEvent }) => {
    const [refund] = await listed();
    await expect(refund?.getByText('Pending')).toBeVisible();
    await expect(refund?.getByText('The subscription will end with this refund.')).toBeVisible();
    const check = refund?.getByRole('button', { name: 'Check again' });
    await userEvent.click(check ?? document.body);
    await expect(await refund?.findByText('Succeeded')).toBeVisible();
  },
});

const statuses = [
  aRefund({ id: 9, amount: '19.00', status: 'pending', reason: null }),
  aRefund({
    id: 8,
    amount: '180.00',
    status: 'failed',
    error: 'Only $20.00 of $180.00 could be refunded.',
    endSubscription: true,
    givenBy: null,
  }),
  aRefund(),
];

/** Every refund status, newest first. */
export const EveryStatus = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk({
      'GET /api/orders/:id/refunds': statuses,
      'GET /api/orders/:id/refundable': noRefund(
        'A refund for this order is being processed. Try again when it has finished.',
      ),
    }),
  play: async () => {
    const [pending, failed, succeeded] = await listed();
    await expect(pending?.getByRole('button', { name: 'Check again' })).toBeVisible();
    await expect(failed?.getByText(/^Only \$20\.00/)).toBeVisible();
    await expect(failed?.getByText('by a deleted admin')).toBeVisible();
    await expect(succeeded?.getByText(/not what they had in mind/)).toBeVisible();
    const order = await orderPage();
    await expect(order.getByText(/is being processed/)).toBeVisible();
    await expect(order.queryByRole('button', { name: 'Refund…' })).toBeNull();
  },
});

const demo =
  'This is a demo order. It wasn’t paid through the payment provider, so it can’t be refunded.';

export const CannotBeRefunded = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({}, noRefund(demo)),
  play: async () => {
    const order = await orderPage();
    await expect(await order.findByText(demo)).toBeVisible();
    await expect(order.queryByRole('button', { name: 'Refund…' })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: () =>
    aDesk({
      'GET /api/orders/:id/refunds': onItsWay,
      'GET /api/orders/:id/refundable': onItsWay,
    }),
  play: async () => {
    const order = await orderPage();
    await expect(await order.findByText('Loading refunds...')).toBeInTheDocument();
    await expect(order.queryByRole('button', { name: 'Refund…' })).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    aDesk({ 'GET /api/orders/:id/refunds': refusal(500, 'Something went wrong on our side.') }),
  play: async () => {
    await (await orderPage()).findByText('Couldn’t load refunds');
    const order = await orderPage();
    await expect(order.getByText('Couldn’t load refunds')).toBeVisible();
    await expect(order.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

const endless = 'Wherever the tide goes out the bakers of the north coast light their ovens. ';

/** Markup is shown as text; long words wrap in their own direction. */
export const LongAndHostile = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk({
      'GET /api/orders/:id/refunds': [
        aRefund({
          amount: '12345678.90',
          reason: `<script>alert(1)</script> מאפייה 🥖 ${'W'.repeat(200)}\n${endless.repeat(20)}`,
          givenBy: `גרייס ${'X'.repeat(120)}`,
        }),
      ],
    }),
  play: async () => {
    const [refund] = await listed();
    await expect(refund?.getByText(/<script>alert/)).toBeVisible();
    await expect(refund?.getByText('$12,345,678.90')).toBeVisible();
  },
});
