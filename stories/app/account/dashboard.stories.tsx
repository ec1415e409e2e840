import { expect, fn, within } from 'storybook/test';
import { Component as DashboardScreen } from '#app/account/dashboard/dashboard.screen.tsx';
import { Dashboard } from '#app/account/dashboard/dashboard.tsx';
import { DashboardLoading } from '#app/account/dashboard/dashboard-loading.tsx';
import { redirectDelayMs } from '#app/shell/customers-only.tsx';
import preview from '../../../.storybook/preview.tsx';
import { answering } from '../../fixtures/answers.ts';
import { aCustomer, signedIn } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { readsOut } from '../../fixtures/reads-out.ts';
import { aPortfolio, aSubscription, pastDue } from '../../fixtures/subscriptions.ts';
import { aTicket } from '../../fixtures/tickets.ts';

const meta = preview.meta({
  title: 'Screens/Account/Dashboard',
  component: Dashboard,
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => signedIn(),
  args: {
    customer: aCustomer(),
    subscriptions: aPortfolio(),
    tickets: [aTicket()],
    today: new Date('2026-01-15T12:00:00Z'),
    onRetry: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Sums up subscriptions, payments and tickets, with at most three subscriptions and links to the rest.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible();
    await expect(canvas.getAllByText(/^ACC-2026-/)).toHaveLength(3);
    const nextBilling = canvas.getByText(/^Next billing date/);
    await expect(nextBilling).toHaveTextContent('Next billing date Feb 2, 2026');
    await expect(within(nextBilling).getByText('Feb 2, 2026')).toHaveAttribute(
      'datetime',
      '2026-02-02T09:30:00.000Z',
    );
    await expect(canvas.getByText('$207.00')).toBeVisible();
  },
});

/** The next charge is unknown: shows one month from today. */
export const NextBillingUnknown = meta.story({
  args: {
    subscriptions: [aSubscription({ nextChargeAt: null })],
    today: new Date('2026-01-31T12:00:00Z'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Next billing date/)).toHaveTextContent(/Feb 28, 2026$/);
  },
});

export const Loading = meta.story({
  args: { subscriptions: undefined, tickets: undefined },
  play: readsOut('Loading your subscriptions'),
});

/** While the session is being checked. */
export const CheckingSession = meta.story({ render: () => <DashboardLoading /> });

/** Signed out: shows a toast and redirects to the login half a second later. Not in this story. */
export const SignedOut = meta.story({
  render: () => <DashboardScreen />,
  beforeEach: () => {
    const leave = answering({});
    const stopWaiting = neverLed();
    return () => {
      stopWaiting();
      leave();
    };
  },
  play: async () => {
    await inSight('Unauthorized');
    await inSight('You are logged out. Logging in again...');
  },
});

export const Empty = meta.story({
  args: { subscriptions: [], tickets: [], customer: aCustomer({ firstName: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome back, Customer' })).toBeVisible();
    await expect(canvas.getByText('No subscriptions yet')).toBeVisible();
  },
});

export const EmailUnverified = meta.story({
  args: { customer: aCustomer({ emailVerified: false }), subscriptions: [], tickets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verify your email')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter code' })).toHaveAttribute(
      'href',
      '/dashboard/account',
    );
  },
});

/** Shown above everything else. The website does not count as active. */
export const PastDue = meta.story({
  args: { subscriptions: [pastDue.tried] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your card was declined')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Change card for Saltmarsh/ })).toBeVisible();
    await expect(canvas.getByText('Payment overdue')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: {
    subscriptions: undefined,
    failed: 'We could not reach the server. Check your connection and try again.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The rest of the page still works. */
export const TicketsFailed = meta.story({
  args: { tickets: undefined, ticketsFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('couldn’t load')).toBeVisible();
    await expect(canvas.getByText('$207.00')).toBeVisible();
  },
});

export const LongTexts = meta.story({
  args: {
    customer: aCustomer({ firstName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh' }),
    subscriptions: [
      aSubscription({
        totalMonthlyAmount: '12649.00',
        product: {
          title:
            'The Worshipful Company of Harbour Bakers, Millers and Chandlers of the North Coast',
          thumbnail: null,
          demoUrl: null,
        },
      }),
    ],
  },
});

/** Keeps signed-out visitors from being redirected. */
function neverLed(): () => void {
  const real = window.setTimeout;
  const waits = (...given: Parameters<typeof real>) =>
    given[1] === redirectDelayMs ? 0 : real(...given);
  window.setTimeout = Object.assign(waits, real);
  return () => {
    window.setTimeout = real;
  };
}
