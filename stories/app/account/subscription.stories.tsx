import { Route, Routes } from 'react-router';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  NoSuchSubscription,
  Component as SubscriptionScreen,
} from '#app/account/subscriptions/subscription.screen.tsx';
import {
  SubscriptionPage,
  SubscriptionPageLoading,
} from '#app/account/subscriptions/subscription-page.tsx';
import { ApiError } from '#app/data/api-error.ts';
import type { Credential } from '#contract/delivery';
import preview from '../../../.storybook/preview.tsx';
import { refusal, reply } from '../../fixtures/answers.ts';
import { atRoute } from '../../fixtures/at-route.tsx';
import { anAskedBrief, briefWasSent } from '../../fixtures/briefs.ts';
import { withClipboard } from '../../fixtures/clipboard.ts';
import { signedIn } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { anInvoice } from '../../fixtures/invoices.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { readsOut } from '../../fixtures/reads-out.ts';
import {
  aDelivered,
  discounted,
  inDelivery,
  inReview,
  liveSites,
  pastDue,
  someCredentials,
  standings,
  subscriptionDetails,
  waitingForBrief,
} from '../../fixtures/subscriptions.ts';
import { anOrderTicket } from '../../fixtures/tickets.ts';

const now = new Date('2026-01-15T15:00:00.000Z');

const meta = preview.meta({
  title: 'Screens/Account/Subscription',
  component: SubscriptionPage,
  globals: { audience: 'customer' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => signedIn(),
  args: {
    subscription: subscriptionDetails(),
    now,
    onReveal: async (): Promise<readonly Credential[]> => someCredentials(),
  },
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/subscriptions/ACC-2026-0042',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component: 'One subscription: cost, delivery progress and actions.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We’ll deliver within/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Credentials' })).toBeNull();
    const hint = canvas.getByText(/^If you cancel, you keep access until/);
    await expect(hint).toHaveTextContent(/until \w+ \d+, 2026\.$/);
  },
});

/** The live website answers. The first time, the page celebrates it. */
export const Live = meta.story({
  args: { subscription: aDelivered({ site: liveSites.up }) },
  beforeEach: () => {
    localStorage.clear();
    const leave = signedIn();
    return () => {
      leave();
      localStorage.clear();
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your website is live' })).toBeVisible();
    await expect(canvas.getByText('Live, checked 2 h ago')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^www\.harborbakery\.example/ })).toHaveAttribute(
      'href',
      'https://www.harborbakery.example',
    );
    await expect(canvas.queryByText('Your website isn’t responding')).toBeNull();
  },
});

/** Just delivered. */
export const LiveUnchecked = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  args: { subscription: aDelivered({ site: liveSites.unchecked }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live, first check pending')).toBeVisible();
  },
});

/** Two checks failed. The customer and the shop were emailed. */
export const Down = meta.story({
  args: { subscription: aDelivered({ site: liveSites.down }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your website isn’t responding')).toBeVisible();
    await expect(canvas.getByText(/^It hasn’t responded since/)).toHaveTextContent(
      /^It hasn’t responded since Jan 15, 2026, 1:52\sPM\. Our team has been alerted/,
    );
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      expect.stringContaining('/support'),
    );
  },
});

/** The code still reduces the next charge. */
export const Discounted = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { subscription: subscriptionDetails(discounted) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LAUNCH-25').parentElement).toHaveTextContent(
      'LAUNCH-25, 25% off',
    );
    await expect(canvas.getByText(/^\$66\.75 a month until/)).toHaveTextContent(
      '$66.75 a month until Apr 15, 2026, then $89.00',
    );
    await expect(canvas.getByText(/^\$66\.75 on/)).toBeVisible();
  },
});

/** Without an end. */
export const DiscountedForever = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  args: {
    subscription: subscriptionDetails({
      discount: {
        code: 'FRIENDS',
        percentOff: null,
        amountOff: '9.00',
        billingIntervals: null,
        duration: 'forever',
        durationMonths: null,
        endsAt: null,
      },
      nextAmount: '80.00',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('FRIENDS').parentElement).toHaveTextContent(
      /^FRIENDS, \$9\.00 off$/,
    );
    await expect(canvas.getByText('$80.00 a month')).toBeVisible();
  },
});

/** Later payments are at the full price. */
export const DiscountOver = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  args: { subscription: subscriptionDetails({ ...discounted, nextAmount: '89.00' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your next payment is at the full price.')).toBeVisible();
    await expect(canvas.getByText(/^\$89\.00 on/)).toBeVisible();
  },
});

export const DiscountedOnce = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  args: {
    subscription: subscriptionDetails({
      discount: {
        code: 'WELCOME-20',
        percentOff: 20,
        amountOff: null,
        billingIntervals: null,
        duration: 'once',
        durationMonths: null,
        endsAt: '2026-01-02T09:30:00.000Z',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('WELCOME-20').parentElement).toHaveTextContent(
      'WELCOME-20, 20% off, first payment only',
    );
  },
});

/** Work has not started yet. */
export const Paid = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    subscription: subscriptionDetails({
      status: 'pending',
      steps: [
        { step: 'paid', at: '2026-01-15T09:30:00.000Z', done: true },
        { step: 'in_work', at: null, done: false },
        { step: 'delivered', at: null, done: false },
      ],
      stage: 'requirements',
      stageSince: '2026-01-15T09:30:00.000Z',
    }),
  },
  play: async ({ canvas }) => {
    const step = canvas.getByText('We’ll start on your website soon.').closest('li');
    await expect(step).toHaveAttribute('aria-current', 'step');
    await expect(step).toHaveTextContent(/Requirements review.*Since Jan 15, 2026\./);
  },
});

/** The 48 hours wait for the brief, and the page says so. */
/** The shop has written about the order. */
export const MessageWaiting = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    signedIn({
      'GET /api/customer/subscriptions/:id/conversation': { ticket: anOrderTicket({ unread: 2 }) },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View messages' })).toHaveAttribute(
      'href',
      '/dashboard/support/TKT-2026-0012',
    );
    await expect(canvas.getByText('2 new replies')).toBeVisible();
  },
});

/** It leads to the ticket. */
export const FirstMessageSent = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  render: (args) => (
    <Routes>
      <Route path="/dashboard/support/:id" element={<p>The ticket</p>} />
      <Route path="*" element={<SubscriptionPage {...args} />} />
    </Routes>
  ),
  beforeEach: () =>
    signedIn({
      'POST /api/customer/subscriptions/:id/conversation': () =>
        reply(anOrderTicket({ status: 'open' }), { status: 201 }),
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a message' }));
    const dialog = within(await openedDialog('Message about order ACC-2026-0042'));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Your message' }),
      'Hello?{Control>}{Enter}{/Control}',
    );
    await expect(await canvas.findByText('The ticket')).toBeVisible();
  },
});

/** The text is kept. */
export const FirstMessageRefused = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => {
    const leave = signedIn({
      'POST /api/customer/subscriptions/:id/conversation': refusal(
        429,
        'You’ve sent many messages. Try again in an hour.',
        { code: 'rate_limited' },
      ),
    });
    return () => {
      leave();
      sessionStorage.clear();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a message' }));
    const dialog = within(await openedDialog('Message about order ACC-2026-0042'));
    const field = dialog.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'Hello?');
    await userEvent.click(dialog.getByRole('button', { name: 'Send message' }));
    await inSight('You’ve sent many messages. Try again in an hour.');
    await expect(field).toHaveValue('Hello?');
  },
});

export const MessagesFailed = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    signedIn({
      'GET /api/customer/subscriptions/:id/conversation': refusal(
        500,
        'Something went wrong on our side.',
      ),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your messages')).toBeVisible();
  },
});

export const Paused = meta.story({
  args: { subscription: subscriptionDetails(waitingForBrief()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Send your brief/)).toHaveTextContent(
      'Send your brief and we’ll deliver within 48 hours.',
    );
    await expect(canvas.getByText('We’ll start when you’ve sent your brief.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tell us about your business' })).toBeVisible();
  },
});

const { promisedAt, pause, percent, sentAt } = anAskedBrief();

/** The shop added questions to the brief that was sent. */
export const BriefAsked = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    subscription: subscriptionDetails(
      inDelivery({ promisedAt, pause, brief: { percent, sentAt } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We need a few more answers to continue/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Complete your brief' })).toBeVisible();
  },
});

/** The customer can open the website, and the clock waits for the answer. */
export const InReview = meta.story({
  args: {
    subscription: subscriptionDetails(inReview({ brief: { percent: 60, sentAt: null } })),
  },
  play: async ({ canvas }) => {
    const step = canvas.getByText('Your website is ready for you to review.').closest('li');
    await expect(step).toHaveTextContent(/Current: Review and approval/);
    await expect(canvas.getByRole('link', { name: /^Open preview/ })).toHaveAttribute(
      'href',
      'https://preview.example/saltmarsh',
    );
    await expect(canvas.queryByText(/^We need your texts/)).toBeNull();
    await expect(canvas.getByText(/^Approve your preview/)).toHaveTextContent(
      'Approve your preview and we’ll deliver within 43 hours.',
    );
  },
});

/** Approved, and not delivered yet. */
export const InRelease = meta.story({
  tags: ['!screen', 'unpictured'],
  args: {
    subscription: subscriptionDetails({ stage: 'release', stageSince: '2026-01-15T14:30:00.000Z' }),
  },
  play: async ({ canvas }) => {
    const step = canvas.getByText('We’re publishing your website.').closest('li');
    await expect(step).toHaveTextContent(/Current: Production release/);
    await expect(canvas.getAllByText('Done:')).toHaveLength(3);
  },
});

/** The brief was sent, so the deadline is later by the time that it took. */
export const Resumed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { subscription: subscriptionDetails(briefWasSent) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We’ll deliver/)).toHaveTextContent(
      /^We’ll deliver within \d+ hours\. We waited 1 hour for your brief\.$/,
    );
  },
});

/** Says that the delivery is late and where to ask. */
export const Overdue = meta.story({
  args: { now: new Date('2026-01-17T12:00:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your website is late')).toBeVisible();
    await expect(canvas.getByText(/^Your website was due/)).toHaveTextContent(
      'Your website was due 2 hours ago. We’re still working on it',
    );
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/dashboard/support?new',
    );
  },
});

export const Delivered = meta.story({
  args: { subscription: aDelivered() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/change the password/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show credentials' })).toBeVisible();
    await expect(canvas.queryByText(/^We’ll deliver/)).toBeNull();
  },
});

/** Each one can be copied. Hiding or leaving removes them from the page, because the browser may cache it. */
export const CredentialsShown = Delivered.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Credentials hidden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show credentials' }));
      await canvas.findByRole('textbox', { name: 'Password' });
      await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
      await expect(canvas.queryByRole('textbox', { name: 'Password' })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Show credentials' })).toHaveFocus();
    });
    await step(
      'The browser may cache the page, so credentials are removed on leaving',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Show credentials' }));
        await canvas.findByRole('textbox', { name: 'Password' });
        window.dispatchEvent(new Event('pagehide'));
        await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Password' })).toBeNull());
      },
    );
    await step('Each one can be copied; hiding removes them from the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show credentials' }));
      const password = await canvas.findByRole('textbox', { name: 'Password' });
      await expect(password).toHaveValue('tern-ladder-91-quay');
      await expect(canvas.getByRole('button', { name: 'Hide' })).toHaveFocus();
      const writeText = fn(async () => {});
      await withClipboard({ writeText }, async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Copy Password' }));
      });
      await expect(writeText).toHaveBeenCalledWith('tern-ladder-91-quay');
    });
  },
});

export const CredentialsOpening = Delivered.extend({
  tags: ['!dev', '!autodocs'],
  args: { onReveal: () => new Promise<readonly Credential[]>(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show credentials' }));
    await expect(canvas.getByRole('button', { name: 'Opening...' })).toBeVisible();
  },
});

const refused =
  (...given: Parameters<typeof refusal>) =>
  async () => {
    throw await ApiError.of(refusal(...given)());
  };

export const CredentialsFailed = Delivered.extend({
  tags: ['!dev', '!autodocs'],
  args: {
    onReveal: refused(
      500,
      'These credentials can’t be decrypted. Contact support to get new ones.',
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show credentials' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/can’t be decrypted/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The sign-in is too old. Signing in again returns here. */
export const Reauthentication = Delivered.extend({
  tags: ['!dev', '!autodocs'],
  args: { onReveal: refused(403, 'Sign in again to see this.', { code: 'sign_in_again' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show credentials' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Sign in again to continue/);
    await expect(canvas.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      '/api/customer/login?again=1&next=%2Fdashboard%2Fsubscriptions%2FACC-2026-0042',
    );
  },
});

const longNote = '<b>Willkommen</b> ברוכים הבאים 🎉 https://harbourbakery.example/. '.repeat(12);

/** A long name, a multi-line key and a note with HTML shown as text. */
export const LongCredentials = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    subscription: aDelivered({ deliveryNote: longNote }),
    onReveal: async (): Promise<readonly Credential[]> => [
      { label: 'Address of the administration of the whole website', value: 'x'.repeat(200) },
      { label: 'סיסמה', value: 'tern-ladder-91-quay' },
      { label: 'Key', value: `-----BEGIN KEY-----\n${'a1b2c3d4'.repeat(40)}\n-----END KEY-----` },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show credentials' }));
    await expect(await canvas.findByText(/BEGIN KEY/)).toBeVisible();
    await expect(screen.queryByText('Willkommen')).toBeNull();
  },
});

/** Credit from a downgrade pays the next charge. */
export const WithCredit = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { subscription: aDelivered(), credit: '599.98' },
  play: async ({ canvas }) => {
    const row = (term: string) => canvas.getByText(term, { selector: 'dt' }).parentElement;
    await expect(row('Credit')).toHaveTextContent('$599.98. Used before your card is charged.');
    await expect(row('Next charge')).toHaveTextContent(
      '$89.00 on Feb 2, 2026, paid from your credit',
    );
  },
});

/** There is no next charge that could use the credit. */
export const CreditWithoutCharge = WithCredit.extend({
  tags: ['!dev', '!autodocs', '!screen'],
  args: { subscription: subscriptionDetails({ ...standings.asked }) },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Credit', { selector: 'dt' }).parentElement;
    await expect(row).toHaveTextContent(/\$599\.98$/);
  },
});

/** After the request nothing is charged, and nothing suggests that it continues. */
export const CancellationRequested = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { subscription: subscriptionDetails({ ...standings.asked }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancellation requested')).toBeVisible();
    await expect(canvas.queryByText('Active')).toBeNull();
    const next = canvas.getByText('Next charge', { selector: 'dt' }).parentElement;
    await expect(next).toHaveTextContent('None');
    await expect(canvas.getByRole('button', { name: /^Keep my website/ })).toBeVisible();
  },
});

export const Ending = meta.story({
  args: { subscription: subscriptionDetails({ ...standings.ending }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ends on Feb 2, 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Keep my website/ })).toBeVisible();
  },
});

export const PastDue = meta.story({
  args: {
    subscription: aDelivered({ ...pastDue.tried }),
    invoices: [anInvoice({ state: 'open' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your card was declined')).toBeVisible();
    await expect(canvas.getByText(/^\$89\.00 past due since/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Pay \$89\.00 now/ })).toHaveAttribute(
      'href',
      'https://pay.example/i/in_42_1',
    );
    await expect(canvas.queryByText(/\$89\.00 on/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Invoices' })).toHaveAttribute(
      'href',
      '/dashboard/billing?order=ACC-2026-0042#invoices',
    );
  },
});

export const Ended = meta.story({
  args: { subscription: subscriptionDetails({ ...standings.ended, promisedAt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ended/, { selector: 'p' })).toHaveTextContent(/Jan 10, 2026$/);
    await expect(
      canvas.queryByRole('button', { name: /Cancellation|Keep|Change plan/ }),
    ).toBeNull();
  },
});

export const Loading = meta.story({
  render: () => <SubscriptionPageLoading />,
  play: readsOut('Loading subscription'),
});

export const Failed = meta.story({
  decorators: [atRoute('/dashboard/subscriptions/:subscriptionId')],
  render: () => <SubscriptionScreen />,
  beforeEach: () =>
    signedIn({
      'GET /api/customer/subscriptions/:id': refusal(500, 'Something went wrong on our side.'),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your subscription')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Looks the same for another customer’s. */
export const NotFound = meta.story({
  render: () => <NoSuchSubscription />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Subscription not found' })).toBeVisible();
  },
});
