import { expect, fn, screen, within } from 'storybook/test';
import type { Outcome } from '#app/storefront/success/outcome.ts';
import { Success } from '#app/storefront/success/success.tsx';
import preview from '../../../.storybook/preview.tsx';
import { answering } from '../../fixtures/answers.ts';
import { aPlacedDiscount } from '../../fixtures/checkout-discounts.ts';
import { aCheckoutSession } from '../../fixtures/checkout-sessions.ts';
import { aCustomer } from '../../fixtures/customers.ts';
import { forAudience } from '../../fixtures/for-audience.ts';
import { inApp } from '../../fixtures/in-app.tsx';

const countdown = { secondsLeft: 7, totalSeconds: 10, state: 'running' as const, onStay: fn() };

/** Keeps the literal type of `kind`. */
const outcome = (value: Outcome) => value;

const meta = preview.meta({
  title: 'Screens/Storefront/Success',
  component: Success,
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: forAudience(),
  args: {
    outcome: outcome({ kind: 'activated', session: aCheckoutSession() }),
    customer: null,
    countdown,
  },
  parameters: {
    layout: 'fullscreen',
    path: '/checkout/success',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Shows the true state of an order: what was bought, when it is charged and what happens next. It redirects to the home page only once the outcome is known, and visitors can stay.',
      },
    },
  },
});

/** An annual order. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Annual Subscription Activated!',
    );
    await expect(canvas.getByText('Jan 15, 2027')).toBeVisible();
    const stay = canvas.getByRole('button', { name: 'Stay on this page' });
    // Also on a phone, without scrolling.
    await expect(stay.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await userEvent.click(stay);
    await expect(args.countdown.onStay).toHaveBeenCalledOnce();
  },
});

export const Monthly = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    outcome: outcome({
      kind: 'activated',
      session: aCheckoutSession({
        billingInterval: 'month',
        supportPackage: 'none',
        totalAmount: '39.00',
        totalMonthlyAmount: '39.00',
        nextChargeAt: '2026-02-15T12:00:00.000Z',
        nextAmount: '39.00',
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Monthly Subscription Activated!',
    );
    await expect(canvas.getByText('Feb 15, 2026')).toBeVisible();
  },
});

/** The next charge is not known yet. */
export const NextChargeUnknown = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    outcome: outcome({
      kind: 'activated',
      session: aCheckoutSession({ nextChargeAt: null, nextAmount: null }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$799.00 in one year')).toBeVisible();
  },
});

const charge = (name: string) => screen.getByText(name).nextElementSibling;

/** Shows what was charged, and that the next charge is the full price. */
export const Discounted = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    outcome: outcome({
      kind: 'activated',
      session: aCheckoutSession({ discount: aPlacedDiscount() }),
    }),
  },
  play: async () => {
    await expect(charge('Discount')).toHaveTextContent('WELCOME20, 20% off the first year');
    await expect(charge('Charged')).toHaveTextContent('$639.20');
    await expect(charge('Next charge')).toHaveTextContent('$799.00 on Jan 15, 2027');
    await expect(charge('Plan')).toHaveTextContent('Annual, $66.58 a month before your discount');
  },
});

/** Says to a business that it accounts for the tax itself. */
export const ReverseCharge = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  args: {
    outcome: outcome({
      kind: 'activated',
      session: aCheckoutSession({
        tax: {
          name: null,
          percentage: null,
          inclusive: false,
          reverseCharge: true,
          amount: '0.00',
          regularTotal: '799.00',
        },
      }),
    }),
  },
  play: async () => {
    await expect(charge('Charged')).toHaveTextContent(
      '$799.00. Reverse charge: your business accounts for the tax',
    );
  },
});

/** The discount applies to the next charge as well, by its terms until its date is known. */
export const DiscountContinues = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  args: {
    outcome: outcome({
      kind: 'activated',
      session: aCheckoutSession({
        discount: aPlacedDiscount({ duration: 'repeating', durationMonths: 24 }),
        nextChargeAt: null,
        nextAmount: null,
      }),
    }),
  },
  play: async () => {
    await expect(charge('Discount')).toHaveTextContent('20% off for 2 years');
    await expect(charge('Charged')).toHaveTextContent('$639.20');
    await expect(charge('Next charge')).toHaveTextContent('$639.20 in one year');
  },
});

/** Uses the singular for one second. */
export const LastSecond = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { countdown: { ...countdown, secondsLeft: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Redirecting to the home page in 1 second')).toBeVisible();
  },
});

/** Opened without an order or with an unknown one: says so before claiming anything. */
export const NoOrder = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { outcome: outcome({ kind: 'unknown' }) },
  play: async ({ canvas }) => {
    const first = canvas.getByText(
      'We cannot see an order in this browser. If you have just paid, your confirmation is on its way.',
    );
    const title = canvas.getByRole('heading', { name: 'Order status' });
    await expect(canvas.queryByRole('heading', { name: /Activated!/ })).toBeNull();
    const follows = first.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(follows).toBeTruthy();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/api/customer/login?next=%2Fdashboard%2Fsubscriptions',
    );
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      '/support',
    );
    await expect(canvas.getByText('$199 per year')).toBeVisible();
    await expect(canvas.getByText(/^Renews automatically/)).toBeVisible();
  },
});

export const Confirming = meta.story({
  args: { outcome: outcome({ kind: 'confirming', pace: 'usual' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Keep this page open/)).toBeVisible();
    await expect(canvas.queryByText(/^Redirecting to the home page/)).toBeNull();
  },
});

/** The server cannot be reached right now. */
export const ConfirmingOffline = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { outcome: outcome({ kind: 'confirming', pace: 'unreachable' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/keep trying/)).toBeVisible();
  },
});

/** Takes longer than usual: the text changes. */
export const ConfirmingSlowly = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { outcome: outcome({ kind: 'confirming', pace: 'slow' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/longer than usual/)).toBeVisible();
  },
});

export const NotCompleted = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    outcome: outcome({ kind: 'not completed', session: aCheckoutSession({ status: 'expired' }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/checkout/product/1',
    );
  },
});

/** Bought as a guest: the order is added to an account with the same email address. */
export const Guest = meta.story({
  tags: ['!screen'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sent to a…@example.com')).toBeVisible();
    const create = canvas.getByRole('link', { name: 'Create account' });
    await expect(create).toHaveAttribute('href', '/auth?new&next=%2Fdashboard%2Faccount');
    const order = canvas.getByRole('link', { name: 'View order' });
    await expect(order).toHaveAttribute('href', '/order/AAAADAAAAAFreK');
  },
});

/** Bought by a customer who is signed in. */
export const SignedIn = meta.story({
  args: {
    outcome: outcome({ kind: 'activated', session: aCheckoutSession({ hasAccount: true }) }),
    customer: aCustomer(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      '/dashboard/subscriptions/ACC-2026-0042',
    );
    await expect(canvas.queryByRole('link', { name: 'Create account' })).toBeNull();
  },
});

/** Bought in this tab: a password is all that an account takes. */
export const GuestAccount = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { newAccount: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/a password for ada@example.com/)).toBeVisible();
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
});

/** The account is there; the code from the email adds the order to it. */
export const GuestVerifies = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { customer: aCustomer({ emailVerified: false }) },
  beforeEach: () => answering({ 'POST /api/customer/email/verify': aCustomer() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Verification code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify email' }));
    await expect(await canvas.findByText('Your order is in your account.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      '/dashboard/subscriptions/ACC-2026-0042',
    );
  },
});

/** The brief is sent, and the website is being built. */
export const UnderWay = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    outcome: outcome({
      kind: 'activated',
      session: aCheckoutSession({ stage: 'development', waitsForBrief: false }),
    }),
  },
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'What happens next' }));
    await expect(steps.getByText('We’re working on this now.').closest('li')).toHaveTextContent(
      'Current: Development',
    );
    await expect(canvas.queryByRole('link', { name: 'Tell us about your business' })).toBeNull();
  },
});

/** Belongs to an account that is not signed in here. */
export const SignedOut = SignedIn.extend({
  tags: ['!screen'],
  args: { customer: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      '/api/customer/login?next=%2Fdashboard%2Fsubscriptions%2FACC-2026-0042',
    );
  },
});

/** Someone is using the page, so it waits. */
export const Paused = meta.story({
  args: { countdown: { ...countdown, state: 'paused' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You won’t be redirected while you use this page.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stay on this page' })).toBeVisible();
  },
});

/** The visitor chose to stay. */
export const Staying = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { countdown: { ...countdown, state: 'stopped' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’ll stay on this page.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stay on this page' })).toBeNull();
  },
});
