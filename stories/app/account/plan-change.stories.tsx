import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { Component as SubscriptionScreen } from '#app/account/subscriptions/subscription.screen.tsx';
import { SubscriptionPage } from '#app/account/subscriptions/subscription-page.tsx';
import type { PlanPreview } from '#contract/plan-changes';
import preview from '../../../.storybook/preview.tsx';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { atRoute } from '../../fixtures/at-route.tsx';
import { signedIn } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { aPlanOffer, aPlanPreview } from '../../fixtures/plans.ts';
import { aDelivered, discounted, standings } from '../../fixtures/subscriptions.ts';

const present = aDelivered({ hasCredentials: false });
const previewCall = 'POST /api/customer/subscriptions/:id/plan/preview';
const changeCall = 'POST /api/customer/subscriptions/:id/plan';
const lookCall = 'GET /api/customer/subscriptions/:id';

/** API responses for plan changes. */
const shop = (answers: Answers = {}) =>
  signedIn({
    [previewCall]: aPlanPreview(),
    [changeCall]: aDelivered({ billingInterval: 'year' }),
    [lookCall]: present,
    ...answers,
  });

const meta = preview.meta({
  title: 'Screens/Account/Plan change',
  component: SubscriptionPage,
  globals: { audience: 'customer' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => shop(),
  args: {
    subscription: present,
    now: new Date('2026-01-15T15:00:00.000Z'),
    onReveal: async () => [],
  },
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/subscriptions/ACC-2026-0042',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Changes the billing interval or support package of a running subscription. The provider quotes the price first, and the customer pays what was shown.',
      },
    },
  },
});

/** Change plan, or Pay an amount and change. */
const confirms = /^Change plan$|^Pay .* and change$/;

async function open(person: UserEventObject) {
  await person.click(screen.getByRole('button', { name: 'Change plan' }));
  return within(await openedDialog('Change plan'));
}

type InDialog = Awaited<ReturnType<typeof open>>;

/** Waits for the provider's quote. */
async function told(dialog: InDialog, words: RegExp) {
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(words));
  await expect(dialog.getByRole('status')).toHaveAttribute('aria-busy', 'false');
}

async function chooseYear(person: UserEventObject) {
  const dialog = await open(person);
  await person.click(dialog.getByRole('radio', { name: /^Annual/ }));
  return dialog;
}

async function agreeToYear(person: UserEventObject) {
  const dialog = await chooseYear(person);
  await told(dialog, /749/);
  await person.click(dialog.getByRole('button', { name: confirms }));
  return dialog;
}

/** Marks the current plan and shows its price. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(dialog.getByRole('radio', { name: /^Monthly Current plan/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /^Monthly Current plan/ })).toHaveFocus();
    await expect(
      dialog.getByRole('radio', { name: /^Regular Support Current plan/ }),
    ).toBeChecked();
    await expect(dialog.getByRole('status')).toHaveTextContent(/\$0\.00.*\$89\.00.*Feb 2, 2026/);
  },
});

export const PriceLoading = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => shop({ [previewCall]: onItsWay }),
  play: async ({ userEvent }) => {
    const dialog = await chooseYear(userEvent);
    await expect(dialog.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('button', { name: confirms })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Shows the charge today, the next charge and the renewal. */
export const Charge = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const dialog = await chooseYear(userEvent);
    await told(
      dialog,
      /Due today\$749\.13\$799\.00 minus \$49\.87 for unused timeThen every year\$799\.00first on Jan 15, 2027/,
    );
    await expect(
      dialog.getByText(/^Renews every year at \$799\.00 until you cancel/),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Pay $749.13 and change' })).toBeVisible();
  },
});

const credit = aPlanPreview({
  dueNow: '-29.03',
  intervalTotal: '39.00',
  billingInterval: 'month',
  nextChargeAt: '2026-02-02T09:30:00.000Z',
});

/** A discount also reduces the next charge of the new plan. */
export const Discounted = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => shop({ [previewCall]: aPlanPreview({ nextAmount: '599.25' }) }),
  play: async ({ userEvent }) => {
    const dialog = await chooseYear(userEvent);
    await told(dialog, /Then every year\$599\.25first on Jan 15, 2027/);
    await expect(
      dialog.getByText(/^Renews every year at \$799\.00 \(before your discount\)/),
    ).toBeVisible();
  },
});

/** The current plan shows what is charged next, too. */
export const DiscountedNow = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  args: { subscription: { ...present, ...discounted } },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(dialog.getByRole('status')).toHaveTextContent(
      /Every month, unchanged\$66\.75next on Feb 2, 2026/,
    );
    await expect(
      dialog.getByText(/^Renews every month at \$89\.00 \(before your discount\)/),
    ).toBeVisible();
  },
});

/** The toast repeats the added credit. */
export const Credit = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => shop({ [previewCall]: credit }),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(dialog.getByRole('radio', { name: /^No Support/ }));
    await told(
      dialog,
      /Credit for upcoming invoices\$29\.03used before your card is charged.*\$39\.00/,
    );
    await userEvent.click(dialog.getByRole('button', { name: confirms }));
    await inSight(/A credit of \$29\.03 goes toward your next invoices\.$/);
  },
});

/** Existing credit stays visible and is deducted from the charge. */
export const ExistingCredit = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { credit: '599.98' },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await told(dialog, /Current credit\$599\.98used before your card is charged/);
    await userEvent.click(dialog.getByRole('radio', { name: /^Annual/ }));
    await told(dialog, /Current credit\$599\.98.*Due today\$749\.13/);
  },
});

/** The quote for an earlier choice arrives last and is ignored. */
export const ChangedMind = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const first = Promise.withResolvers<PlanPreview>();
    return shop({
      [previewCall]: async (request: Request) => {
        const { billingInterval } = await request.json();
        if (billingInterval === 'year') return first.promise;
        queueMicrotask(() => first.resolve(aPlanPreview()));
        return credit;
      },
    });
  },
  play: async ({ userEvent }) => {
    const dialog = await chooseYear(userEvent);
    await userEvent.click(dialog.getByRole('radio', { name: /^Monthly/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /^No Support/ }));
    await told(dialog, /\$29\.03.*\$39\.00/);
  },
});

export const PriceFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const answers = [refusal(503, 'The payment provider didn’t respond. Try again in a minute.')];
    return shop({
      [previewCall]: () => (answers.shift() ?? (() => aPlanPreview()))(),
    });
  },
  play: async ({ userEvent }) => {
    const dialog = await chooseYear(userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/didn’t respond/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await expect(dialog.getByRole('radio', { name: /^Annual/ })).toHaveFocus();
    await told(dialog, /749/);
  },
});

const onLook = fn();

/**
 * The subscription was cancelled in another tab: the dialog says so and keeps the choice, without a
 * retry, and the page is refreshed.
 */
export const NoPrice = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    shop({
      [lookCall]: () => {
        onLook();
        return { ...present, ...standings.asked };
      },
      [previewCall]: refusal(
        409,
        'This subscription is being cancelled. Withdraw the cancellation first, then change the plan.',
        { code: 'conflict' },
      ),
    }),
  play: async ({ userEvent }) => {
    const dialog = await chooseYear(userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /This plan isn’t available right now/,
    );
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(onLook).toHaveBeenCalledTimes(1);
    await expect(dialog.getByRole('radio', { name: /^Annual/ })).toBeChecked();
  },
});

/** The page no longer offers the change; closing the dialog moves the focus to its heading. */
export const NoLongerAvailable = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [atRoute('/dashboard/subscriptions/:subscriptionId')],
  render: () => <SubscriptionScreen />,
  beforeEach: () =>
    shop({
      // The page reads it by its business id, the dialog by its number.
      [lookCall]: (_, { id }) =>
        id === present.orderId
          ? present
          : { ...present, cancellation: standings.asked.cancellation },
      [previewCall]: refusal(409, 'This subscription is being cancelled.', { code: 'conflict' }),
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Change plan' });
    const dialog = await chooseYear(userEvent);
    await dialog.findByRole('alert');
    await canvas.findByText(/select Keep my website first/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Change plan' })).toBeNull();
    const heading = canvas.getByRole('heading', { name: 'Saltmarsh' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

export const Changing = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => shop({ [changeCall]: onItsWay }),
  play: async ({ userEvent }) => {
    const dialog = await agreeToYear(userEvent);
    await expect(dialog.getByRole('button', { name: 'Changing...' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

const onChange = fn();

/** Two clicks make one change, at the price shown. Before, a choice has to be made. */
export const Changed = meta.story({
  beforeEach: () =>
    shop({
      [changeCall]: async (request: Request) => {
        onChange(await request.json());
        return present;
      },
    }),
  play: async ({ userEvent, step }) => {
    await step('Nothing has been changed: says so and moves the focus to the choice', async () => {
      const dialog = await open(userEvent);
      await userEvent.click(dialog.getByRole('button', { name: confirms }));
      const monthly = dialog.getByRole('radio', { name: /^Monthly/ });
      await expect(monthly).toHaveFocus();
      await expect(monthly).toHaveAccessibleDescription(/This is your current plan/);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('Two clicks make one change, at the price shown', async () => {
      const dialog = await chooseYear(userEvent);
      await told(dialog, /749/);
      await userEvent.dblClick(dialog.getByRole('button', { name: confirms }));
      await inSight('Plan changed');
      await inSight('Your subscription is now billed annually, with Regular Support.');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(onChange).toHaveBeenCalledTimes(1);
      await expect(onChange).toHaveBeenCalledWith({
        billingInterval: 'year',
        supportPackage: 'regular',
        pricedAt: aPlanPreview().pricedAt,
        dueNow: aPlanPreview().dueNow,
        intervalTotal: aPlanPreview().intervalTotal,
      });
      await expect(screen.getByRole('button', { name: 'Change plan' })).toHaveFocus();
    });
  },
});

/** Offers to change the card. The choice is kept. */
export const CardDeclined = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    shop({
      [changeCall]: refusal(
        409,
        'Your card was declined, so nothing has changed. Change your card, then try again.',
        { code: 'change_card' },
      ),
    }),
  play: async ({ userEvent }) => {
    const dialog = await agreeToYear(userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/card was declined/);
    await expect(dialog.getByRole('button', { name: /^Change card/ })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^Annual/ })).toBeChecked();
    await expect(dialog.getByRole('status')).toHaveTextContent(/\$749\.13/);
  },
});

/** The quote has expired: requests a new one and keeps the choice. */
export const PriceOutdated = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const prices = ['749.13', '751.00'];
    return shop({
      [previewCall]: () => aPlanPreview({ dueNow: prices.shift() ?? '751.00' }),
      [changeCall]: refusal(409, 'This price is out of date. Review the new price, then confirm.', {
        code: 'conflict',
      }),
    });
  },
  play: async ({ userEvent }) => {
    const dialog = await agreeToYear(userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Your plan wasn’t changed/);
    await told(dialog, /\$751\.00/);
  },
});

/** The outcome is unknown, and the dialog says so. */
export const ServerDown = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    shop({
      [changeCall]: refusal(
        503,
        'The payment provider hasn’t responded yet. We’ll keep trying. Check your subscription in a few minutes. You won’t be charged twice.',
        {
          code: 'provider_down',
        },
      ),
    }),
  play: async ({ userEvent }) => {
    const dialog = await agreeToYear(userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/We couldn’t confirm/);
  },
});

/** The response was lost, so the dialog checks the subscription. */
export const ResponseLost = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    shop({
      [changeCall]: () => Promise.reject(new TypeError('Failed to fetch')),
      [lookCall]: aDelivered({ billingInterval: 'year' }),
    }),
  play: async ({ userEvent }) => {
    await agreeToYear(userEvent);
    await inSight('Plan changed');
  },
});

/** The network is down: the outcome is unknown, and the choice is kept. */
export const Offline = meta.story({
  beforeEach: () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const prices = [aPlanPreview()];
    return shop({
      [previewCall]: () => {
        const price = prices.shift();
        return price ? price : lost();
      },
      [changeCall]: lost,
      [lookCall]: lost,
    });
  },
  play: async ({ userEvent }) => {
    const dialog = await agreeToYear(userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /We couldn’t confirm whether your plan changed.*could not reach the server/,
    );
    await dialog.findByRole('button', { name: 'Try again' });
    await expect(dialog.getByText(/^We couldn’t confirm/)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^Annual/ })).toBeChecked();
  },
});

/** The website has a single billing interval, and the plan no support package. */
export const MonthlyOnly = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    subscription: {
      ...present,
      supportPackage: 'none',
      plans: [aPlanOffer('month', '39.00')],
    },
  },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(dialog.getByText('Saltmarsh is billed monthly, without support.')).toBeVisible();
    await expect(dialog.queryByRole('group', { name: 'Billing' })).toBeNull();
    await expect(dialog.getByRole('radio', { name: /^No Support/ })).toHaveFocus();
  },
});

/** Keyboard only: open, choose with the arrow keys, confirm with Enter. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Change plan' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await openedDialog('Change plan'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.getByRole('radio', { name: /^Annual/ })).toBeChecked();
    await told(dialog, /749/);
    const way = [
      dialog.getByRole('radio', { name: /^Regular Support/ }),
      dialog.getByRole('link', { name: /^Terms of Service/ }),
      dialog.getByRole('link', { name: /^Privacy Policy/ }),
      dialog.getByRole('button', { name: 'Go back' }),
      dialog.getByRole('button', { name: confirms }),
    ];
    for (const next of way) {
      await userEvent.tab();
      await expect(next).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await inSight('Plan changed');
  },
});

const tongues = 'Ünterwäscheladen <script>alert(1)</script> 🥐 מאפייה '.repeat(4);

export const LongTitle = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    subscription: { ...present, product: { ...present.product, title: tongues } },
  },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(
      dialog.getByText(/<script>alert\(1\)<\/script>.* is billed monthly/),
    ).toBeVisible();
  },
});

/** The cancellation has to be withdrawn first. */
export const CancellationRequested = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { subscription: { ...present, ...standings.asked } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Change plan' })).toBeNull();
    await expect(canvas.getByText(/select Keep my website first/)).toBeVisible();
  },
});

/** The overdue invoice has to be paid first. */
export const PastDue = meta.story({
  args: {
    subscription: {
      ...present,
      subscriptionStatus: 'past_due',
      pastDueSince: '2026-01-10T09:30:00.000Z',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Change plan' })).toBeNull();
    await expect(canvas.getByText(/once the past due payment is made/)).toBeVisible();
    await expect(canvas.queryByText('Paid', { selector: 'dd *' })).toBeNull();
  },
});
