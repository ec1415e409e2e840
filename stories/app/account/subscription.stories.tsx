import { expect, fn, screen, waitFor } from 'storybook/test';
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
import { refusal } from '../../fixtures/answers.ts';
import { atRoute } from '../../fixtures/at-route.tsx';
import { withClipboard } from '../../fixtures/clipboard.ts';
import { signedIn } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { readsOut } from '../../fixtures/reads-out.ts';
import {
  aDelivered,
  pastDue,
  someCredentials,
  standings,
  subscriptionDetails,
} from '../../fixtures/subscriptions.ts';

const now = new Date('2026-01-15T15:00:00.000Z');

const meta = preview.meta({
  title: 'Screens/Account/Subscription',
  component: SubscriptionPage,
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
    await expect(canvas.getByText(/^Delivery by/)).toHaveTextContent(/Jan 17, 2026/);
    await expect(canvas.queryByRole('heading', { name: 'Credentials' })).toBeNull();
  },
});

/** Work has not started yet. */
export const Paid = meta.story({
  args: {
    subscription: subscriptionDetails({
      status: 'pending',
      steps: [
        { step: 'paid', at: '2026-01-15T09:30:00.000Z', done: true },
        { step: 'in_work', at: null, done: false },
        { step: 'delivered', at: null, done: false },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We’ll start on your website soon.')).toBeVisible();
  },
});

/** Says that the delivery is late and where to ask. */
export const Overdue = meta.story({
  args: { now: new Date('2026-01-17T12:00:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your website is late')).toBeVisible();
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
    await expect(canvas.queryByText(/^Delivery by/)).toBeNull();
  },
});

/** Each one can be copied; hiding removes them from the page. */
export const CredentialsShown = Delivered.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show credentials' }));
    const password = await canvas.findByRole('textbox', { name: 'Password' });
    await expect(password).toHaveValue('tern-ladder-91-quay');
    await expect(canvas.getByRole('button', { name: 'Hide' })).toHaveFocus();
    const writeText = fn(async () => {});
    await withClipboard({ writeText }, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy Password' }));
    });
    await expect(writeText).toHaveBeenCalledWith('tern-ladder-91-quay');
  },
});

export const CredentialsHidden = Delivered.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show credentials' }));
    await canvas.findByRole('textbox', { name: 'Password' });
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(canvas.queryByRole('textbox', { name: 'Password' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show credentials' })).toHaveFocus();
  },
});

/** The browser may cache the page, so credentials are removed on leaving. */
export const CredentialsHiddenOnLeave = Delivered.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show credentials' }));
    await canvas.findByRole('textbox', { name: 'Password' });
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Password' })).toBeNull());
  },
});

export const CredentialsOpening = Delivered.extend({
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
  tags: ['!screen'],
  args: { subscription: subscriptionDetails({ ...standings.asked }) },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Credit', { selector: 'dt' }).parentElement;
    await expect(row).toHaveTextContent(/\$599\.98$/);
  },
});

/** After the request nothing is charged, and nothing suggests that it continues. */
export const CancellationRequested = meta.story({
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
    await expect(canvas.getByText('Active until Feb 2, 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Keep my website/ })).toBeVisible();
  },
});

export const PastDue = meta.story({
  args: { subscription: aDelivered({ ...pastDue.tried }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your card was declined')).toBeVisible();
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
