import { expect, fn, type screen, within } from 'storybook/test';
import { Component as DashboardScreen } from '#app/account/dashboard/dashboard.screen.tsx';
import { Dashboard, DashboardLoading } from '#app/account/dashboard/dashboard.tsx';
import { redirectDelayMs } from '#app/shell/customers-only.tsx';
import preview from '../../../.storybook/preview.tsx';
import { answering } from '../../fixtures/answers.ts';
import { aCustomer, signedIn } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { anInvoice } from '../../fixtures/invoices.ts';
import { readsOut } from '../../fixtures/reads-out.ts';
import {
  aPortfolio,
  aStoredCard,
  aSubscription,
  discounted,
  inDelivery,
  inReview,
  liveSites,
  pastDue,
  standings,
  waitingForBrief,
} from '../../fixtures/subscriptions.ts';
import { aTicket } from '../../fixtures/tickets.ts';

const meta = preview.meta({
  title: 'Screens/Account/Dashboard',
  component: Dashboard,
  globals: { audience: 'customer' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => signedIn(),
  args: {
    customer: aCustomer(),
    subscriptions: aPortfolio(),
    storedCards: [aStoredCard()],
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
    await expect(canvas.getByText('websites, 1 ending')).toBeVisible();
    await expect(upNext(canvas)).toHaveTextContent(
      'Next charge: $89.00 on Feb 2, 2026 to Visa ending in 4242',
    );
  },
});

/** A website that is paid for and not delivered comes before any charge. */
export const InDelivery = meta.story({
  args: {
    subscriptions: [
      inDelivery(),
      aSubscription({
        ...inDelivery({ id: 43, orderId: 'ACC-2026-0043', status: 'pending' }),
        product: { title: 'Rye & Ember', thumbnail: null, demoUrl: null },
        steps: [
          { step: 'paid', at: '2026-01-15T11:30:00.000Z', done: true },
          { step: 'in_work', at: null, done: false },
          { step: 'delivered', at: null, done: false },
        ],
        promisedAt: '2026-01-17T11:30:00.000Z',
        stage: 'requirements',
      }),
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = within(upNext(canvas)).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Saltmarsh');
    await expect(first).toHaveTextContent(/DevelopmentStep 2 of 4We’ll deliver within \d+ hours\./);
    await expect(second).toHaveTextContent(/Requirements reviewStep 1 of 4/);
    await expect(upNext(canvas)).not.toHaveTextContent('Next charge');
  },
});

/** Says that the delivery is late and that work goes on. */
export const LateDelivery = InDelivery.extend({
  tags: ['!dev', '!autodocs'],
  args: { subscriptions: [inDelivery()], today: new Date('2026-01-18T12:00:00Z') },
  play: async ({ canvas }) => {
    await expect(upNext(canvas)).toHaveTextContent(
      'Your website was due 26 hours ago. We’re still working on it',
    );
  },
});

/** Nothing is due while the shop waits, so the brief comes first. */
export const PausedDelivery = InDelivery.extend({
  tags: ['!dev', '!autodocs'],
  args: {
    subscriptions: [
      inDelivery(),
      waitingForBrief({
        id: 43,
        orderId: 'ACC-2026-0043',
        product: { title: 'Rye & Ember', thumbnail: null, demoUrl: null },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const [first] = within(upNext(canvas)).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Send your brief and we’ll deliver within 48 hours.33%');
    await expect(within(upNext(canvas)).getByRole('link', { name: 'Continue' })).toBeVisible();
  },
});

/** While websites are made, the list says what is charged next and what the credit pays of it. */
export const InDeliveryWithCredit = InDelivery.extend({
  tags: ['!dev', '!autodocs'],
  args: {
    subscriptions: [
      inDelivery({
        billingInterval: 'year',
        totalMonthlyAmount: '66.58',
        totalAmount: '799.00',
        nextChargeAt: '2027-01-15T09:30:00.000Z',
      }),
    ],
    credits: [{ orderId: 'ACC-2026-0042', amount: '599.98' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Next charge: /)).toHaveTextContent(
      'Next charge: $799.00 on Jan 15, 2027, $599.98 of it from your credit',
    );
  },
});

/** The website’s own address comes before the demo’s. */
export const Live = meta.story({
  args: { subscriptions: [aSubscription({ site: liveSites.up })] },
  play: async ({ canvas }) => {
    const addresses = canvas
      .getAllByRole('link', { name: /\(opens in a new tab\)$/ })
      .map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(['https://www.harborbakery.example', '/demos/saltmarsh/']);
  },
});

/** The delivery waits for the review, and a brief that was never sent isn’t asked for anymore. */
export const InReview = InDelivery.extend({
  args: {
    subscriptions: [
      inReview(),
      inDelivery({
        id: 43,
        orderId: 'ACC-2026-0043',
        brief: { percent: 33, sentAt: null },
        product: { title: 'Rye & Ember', thumbnail: null, demoUrl: null },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = within(upNext(canvas)).getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      'Approve your preview and we’ll deliver within 43 hours.',
    );
    await expect(within(upNext(canvas)).getByRole('link', { name: 'Review' })).toHaveAttribute(
      'href',
      '/dashboard/subscriptions/ACC-2026-0042/review',
    );
    await expect(second).toHaveTextContent(/Development/);
    await expect(canvas.queryByRole('link', { name: 'Start brief' })).toBeNull();
  },
});

/** The amount is the charged one, beside the credit that pays part of it. */
export const AnnualWithCredit = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    subscriptions: [
      aSubscription({
        billingInterval: 'year',
        totalMonthlyAmount: '66.58',
        totalAmount: '799.00',
        nextChargeAt: '2027-01-02T09:30:00.000Z',
      }),
    ],
    credits: [{ orderId: 'ACC-2026-0042', amount: '599.98' }],
  },
  play: async ({ canvas }) => {
    await expect(upNext(canvas)).toHaveTextContent(
      '$799.00 on Jan 2, 2027, $599.98 of it from your credit, the rest to Visa ending in 4242',
    );
    await expect(upNext(canvas)).toHaveTextContent('Billed annually. You have $599.98 in credit.');
    await expect(canvas.getByText('$66.58 a month')).toBeVisible();
    await expect(canvas.getByText('billed $799.00 a year')).toBeVisible();
  },
});

/** The monthly total is the price of the plans; the note says what is charged. */
export const Discounted = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    subscriptions: [aSubscription(discounted), aSubscription({ id: 43, orderId: 'ACC-2026-0043' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$178.00')).toBeVisible();
    await expect(canvas.getByText(/^\$155\.75 after discounts/)).toBeVisible();
    await expect(canvas.getByText('$66.75 after discount')).toBeVisible();
  },
});

/** Nothing renews: shows the end instead of a charge. */
export const Ending = meta.story({
  args: { subscriptions: [standings.ending] },
  play: async ({ canvas }) => {
    await expect(upNext(canvas)).toHaveTextContent('Ends on Feb 2, 2026');
    await expect(canvas.queryByText(/Next charge/)).toBeNull();
    await expect(canvas.getByText('Nothing due')).toBeVisible();
  },
});

/** The next charge is unknown: shows one month from today. */
export const NextBillingUnknown = meta.story({
  tags: ['!dev', '!autodocs'],
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
export const CheckingSession = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <DashboardLoading />,
});

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
    await expect(upNext(canvas)).toHaveTextContent('No deliveries or charges are coming up.');
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

/** Above briefs and deliveries. The website does not count as active. */
export const PastDue = meta.story({
  args: { subscriptions: [pastDue.tried], invoices: [anInvoice({ state: 'open' })] },
  play: async ({ canvas }) => {
    const [first] = within(upNext(canvas)).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Your card was declined: \$89\.00 past due since/);
    await expect(canvas.getByRole('link', { name: /^Pay \$89\.00 now/ })).toHaveAttribute(
      'href',
      'https://pay.example/i/in_42_1',
    );
    await expect(canvas.getByText('Payment past due')).toBeVisible();
  },
});

/** Five websites at once: the three most urgent tasks, and how many more there are. */
export const Busy = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    subscriptions: [
      waitingForBrief({ id: 51, orderId: 'ACC-2026-0051', brief: { percent: 0, sentAt: null } }),
      waitingForBrief({ id: 52, orderId: 'ACC-2026-0052' }),
      inDelivery({ id: 53, orderId: 'ACC-2026-0053' }),
      inReview({ id: 54, orderId: 'ACC-2026-0054' }),
      aSubscription({ id: 55, orderId: 'ACC-2026-0055' }),
    ],
    tickets: [aTicket({ unread: 1, subject: 'A second menu' })],
  },
  play: async ({ canvas }) => {
    const tasks = within(upNext(canvas)).getAllByRole('listitem');
    const sentences = [/^SaltmarshApprove/, /New reply: A second menu/, /Send your brief.*0%/];
    await expect(tasks).toHaveLength(sentences.length);
    for (const [index, sentence] of sentences.entries())
      await expect(tasks[index]).toHaveTextContent(sentence);
    await expect(canvas.getByRole('link', { name: '2 more' })).toBeVisible();
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
  tags: ['!dev', '!autodocs'],
  args: { tickets: undefined, ticketsFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('couldn’t load')).toBeVisible();
    await expect(canvas.getByText('$207.00')).toBeVisible();
  },
});

export const LongTexts = meta.story({
  tags: ['!dev', '!autodocs'],
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

function upNext(canvas: Pick<typeof screen, 'getByRole'>) {
  return canvas.getByRole('region', { name: 'Up next' });
}

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
