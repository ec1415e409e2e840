import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { Subscriptions } from '#app/account/subscriptions/subscriptions.tsx';
import preview from '../../../.storybook/preview.tsx';
import { badGateway, onItsWay, refusal } from '../../fixtures/answers.ts';
import { aCancellation } from '../../fixtures/cancellations.ts';
import { signedIn } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { anInvoice } from '../../fixtures/invoices.ts';
import { readsOut } from '../../fixtures/reads-out.ts';
import {
  aPortfolio,
  aSubscription,
  liveSites,
  pastDue,
  standings,
} from '../../fixtures/subscriptions.ts';

const meta = preview.meta({
  title: 'Screens/Account/Subscriptions',
  component: Subscriptions,
  globals: { audience: 'customer' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () =>
    signedIn({
      'POST /api/customer/subscriptions/:id/cancel': aCancellation(),
      'DELETE /api/customer/subscriptions/:id/cancel': aCancellation({ status: 'withdrawn' }),
    }),
  args: { subscriptions: aPortfolio(), onRetry: fn() },
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/subscriptions',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'All of a customer’s subscriptions. Active ones can be cancelled, and a cancellation can be withdrawn until the subscription has ended.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancellation requested')).toBeVisible();
    const until = canvas.getByText(/^Ends on ./);
    await expect(until).toHaveTextContent('Ends on Feb 2, 2026');
    const ended = canvas.getByText(/^Ended/, { selector: 'p' });
    await expect(ended).toHaveTextContent('Ended Jan 10, 2026');
    const kept = canvas.getByText(/You can change your mind until then\.$/);
    for (const notice of [kept, ended]) {
      await expect(within(notice).getByText(/2026$/, { selector: 'time' })).toHaveAttribute(
        'datetime',
        expect.stringMatching(/^2026-0[12]-\d\dT.+Z$/),
      );
    }
  },
});

export const Loading = meta.story({
  args: { subscriptions: undefined },
  play: readsOut('Loading your subscriptions'),
});

export const Empty = meta.story({
  args: { subscriptions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No subscriptions yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: {
    subscriptions: undefined,
    failed: 'We could not reach the server. Check your connection and try again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Couldn’t load your subscriptions')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const PastDue = meta.story({
  args: { subscriptions: [pastDue.tried], invoices: [anInvoice({ state: 'open' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your card was declined')).toBeVisible();
    await expect(canvas.getByText(/^\$89\.00 past due since/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Pay \$89\.00 now/ })).toHaveAttribute(
      'href',
      'https://pay.example/i/in_42_1',
    );
    await expect(canvas.queryByText(/\$89\.00 on/)).toBeNull();
    await expect(canvas.getByText('Past due')).toBeVisible();
  },
});

/** One website answers, the other is down. */
export const Live = meta.story({
  args: {
    frozenNow: new Date('2026-01-15T15:00:00.000Z'),
    subscriptions: [
      aSubscription({ site: liveSites.up }),
      aSubscription({
        id: 43,
        orderId: 'ACC-2026-0043',
        site: { ...liveSites.down, url: 'https://rye-and-ember.example/' },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live, checked 2 h ago')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^www\.harborbakery\.example/ })).toHaveAttribute(
      'href',
      'https://www.harborbakery.example',
    );
    await expect(canvas.getByText('Not responding')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^rye-and-ember\.example/ })).toBeVisible();
  },
});

/** Paid, but not yet confirmed by the provider. It cannot be cancelled yet. */
export const NotStarted = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { subscriptions: [standings.notBegun] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Cancellation/ })).toBeNull();
  },
});

export const LongTexts = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    subscriptions: [
      aSubscription({
        supportPackage: 'a-package-that-is-no-longer-sold',
        product: {
          title:
            'The Worshipful Company of Harbour Bakers, Millers and Chandlers of the North Coast',
          thumbnail: null,
          demoUrl: null,
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A package that is no longer sold')).toBeVisible();
  },
});

const one = { subscriptions: [standings.running] };

async function openDialog(person: UserEventObject) {
  const opener = screen.getByRole('button', { name: 'Request Cancellation of Saltmarsh' });
  await person.click(opener);
  await expect(await screen.findByRole('dialog', { name: 'Request Cancellation' })).toBeVisible();
}

export const CancellationDialog = meta.story({
  args: one,
  play: async ({ userEvent }) => {
    await openDialog(userEvent);
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByText(/You keep access until Feb 2, 2026\.$/)).toBeVisible();
  },
});

/** The checkbox is not ticked: shows an error and moves the focus there. */
export const PolicyNotAccepted = CancellationDialog.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await openDialog(userEvent);
    const send = await screen.findByRole('button', { name: 'Request Cancellation' });
    await userEvent.click(send);
    await expect(await screen.findByText('Policy Agreement Required')).toBeVisible();
    await expect(screen.getByRole('checkbox')).toHaveFocus();
  },
});

/** Stays open until the response arrives. */
export const CancellationSending = CancellationDialog.extend({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => signedIn({ 'POST /api/customer/subscriptions/:id/cancel': onItsWay }),
  play: async ({ userEvent }) => {
    await openDialog(userEvent);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Request Cancellation' }));
    await expect(await screen.findByRole('button', { name: 'Sending...' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  },
});

export const CancellationFailed = CancellationDialog.extend({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    signedIn({
      'POST /api/customer/subscriptions/:id/cancel': refusal(
        500,
        'Something went wrong on our side.',
      ),
    }),
  play: async ({ userEvent }) => {
    await openDialog(userEvent);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'We close the bakery.');
    await userEvent.click(screen.getByRole('button', { name: 'Request Cancellation' }));
    await expect(await screen.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue(
      'We close the bakery.',
    );
  },
});

export const CancellationServerDown = CancellationDialog.extend({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => signedIn({ 'POST /api/customer/subscriptions/:id/cancel': badGateway }),
  play: async ({ userEvent }) => {
    await openDialog(userEvent);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Request Cancellation' }));
    await inSight('Failed to submit cancellation request');
  },
});

export const CancellationRequested = CancellationDialog.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await openDialog(userEvent);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Request Cancellation' }));
    await expect(await screen.findByText('Cancellation Requested')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const CancellationWithdrawn = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { subscriptions: [standings.asked] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my website Saltmarsh' }));
    await expect(await screen.findByText('Cancellation withdrawn')).toBeVisible();
  },
});

export const WithdrawingCancellation = CancellationWithdrawn.extend({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => signedIn({ 'DELETE /api/customer/subscriptions/:id/cancel': onItsWay }),
  play: async ({ canvas, userEvent }) => {
    const keep = canvas.getByRole('button', { name: 'Keep my website Saltmarsh' });
    await userEvent.click(keep);
    await expect(keep).toHaveTextContent('Withdrawing...');
  },
});

/** The request is being processed. The button stays in place. */
export const WithdrawalFailed = CancellationWithdrawn.extend({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    signedIn({
      'DELETE /api/customer/subscriptions/:id/cancel': refusal(
        409,
        'Your cancellation is being processed. Try again in a minute.',
        { code: 'conflict' },
      ),
    }),
  play: async ({ canvas, userEvent }) => {
    const keep = canvas.getByRole('button', { name: 'Keep my website Saltmarsh' });
    await userEvent.click(keep);
    await inSight('Your cancellation is being processed. Try again in a minute.');
    await expect(keep).toHaveTextContent('Keep my website');
  },
});
