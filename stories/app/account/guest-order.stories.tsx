import { expect, waitFor } from 'storybook/test';
import { BriefGone } from '#app/account/brief/brief-states.tsx';
import {
  GuestOrderFailed,
  GuestOrderLoading,
  Component as GuestOrderScreen,
} from '#app/account/guest-order/guest-order.screen.tsx';
import { GuestOrderPage } from '#app/account/guest-order/guest-order-page.tsx';
import { ApiError } from '#app/data/api-error.ts';
import { readNewAccount } from '#app/state/new-account.ts';
import type { TicketMessage } from '#contract/ticket-messages';
import preview from '../../../.storybook/preview.tsx';
import { type Answers, answering, connectionLost, refusal, reply } from '../../fixtures/answers.ts';
import { atRoute } from '../../fixtures/at-route.tsx';
import { aGuestTicket, aMessage, anOrderConversation } from '../../fixtures/conversations.ts';
import { forAudience } from '../../fixtures/for-audience.ts';
import { aGuestOrder, guestOrderOf } from '../../fixtures/guest-orders.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { anInvoice } from '../../fixtures/invoices.ts';
import {
  aSubscription,
  inDelivery,
  inReview,
  liveSites,
  pastDue,
  standings,
} from '../../fixtures/subscriptions.ts';

const token = 'AAAADAAAAAFreKAAADAAAAAFreKAAADAAAAAFreKAAADAAAA';
const ticketToken = 'BBBBDAAAAAFreKAAADAAAAAFreKAAADAAAAAFreKAAADAAAA';
const path = `/order/${token}`;
const onRetry = () => {};

/** The messages about the order. What is written is added to them. */
function conversation(known = anOrderConversation()): Answers {
  const messages: TicketMessage[] = known.map((message) => ({ ...message, attachments: [] }));
  return {
    'GET /api/guest/orders/:token/conversation': {
      ticket: { ticketId: 'TKT-2026-0012', token: ticketToken, unread: 0 },
    },
    'GET /api/guest/tickets/:token': () => aGuestTicket({ messages }),
    'POST /api/guest/tickets/:token/messages': () => {
      const message = aMessage({ id: 9, message: 'Here it is.' });
      messages.push(message);
      return reply(message, { status: 201 });
    },
  };
}

const meta = preview.meta({
  title: 'Screens/Account/Guest order',
  component: GuestOrderPage,
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: (context) => {
    const leave = forAudience()(context);
    const restore = answering(conversation());
    return () => {
      restore();
      leave();
    };
  },
  args: {
    order: aGuestOrder(),
    invoices: { items: [anInvoice({ issuedAt: '2026-01-15T09:30:00.000Z' })], onRetry },
    token,
    now: new Date('2026-01-15T15:00:00.000Z'),
  },
  parameters: {
    layout: 'fullscreen',
    path,
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component:
          'The order of a buyer without an account, opened by the link in the receipt: delivery, brief, preview and invoices, but no credentials.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tell us about your business' })).toHaveAttribute(
      'href',
      `/briefs/${token}`,
    );
    await expect(canvas.getByRole('link', { name: /^PDF of invoice B7K2QX-0001/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Saltmarsh' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/auth?new&next=%2Fdashboard%2Faccount',
    );
  },
});

/** The brief was sent, and nothing waits for the guest. */
export const InDevelopment = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { order: guestOrderOf(inDelivery()) },
  play: async ({ canvas }) => {
    const step = canvas.getByText('We’re building your website.').closest('li');
    await expect(step).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText(/^We’ll deliver within/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View your brief' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /review/i })).toBeNull();
  },
});

/** The remarks of a round were sent, and the shop works on them. */
export const RemarksSent = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: { order: guestOrderOf(inDelivery({ reviewRounds: 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View your review' })).toHaveAttribute(
      'href',
      `/order/${token}/review`,
    );
  },
});

/** The review comes first, even if the brief was never sent. */
export const InReview = meta.story({
  args: { order: guestOrderOf(inReview({ brief: { percent: 60, sentAt: null } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Open preview/ })).toHaveAttribute(
      'href',
      'https://preview.example/saltmarsh',
    );
    await expect(canvas.getByRole('link', { name: 'Review your website' })).toHaveAttribute(
      'href',
      `/order/${token}/review`,
    );
    await expect(canvas.getByText(/^Approve your preview/)).toHaveTextContent(
      'Approve your preview and we’ll deliver within 43 hours.',
    );
    await expect(canvas.queryByText(/^We need your texts/)).toBeNull();
    await expect(canvas.queryByText('Website brief')).toBeNull();
  },
});

/** Approved, and not delivered yet. */
export const InRelease = meta.story({
  args: {
    order: guestOrderOf(
      inDelivery({ stage: 'release', stageSince: '2026-01-15T14:30:00.000Z', previewUrl: null }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We’re publishing your website.')).toBeVisible();
    await expect(canvas.getAllByText('Done:')).toHaveLength(3);
  },
});

/** The shop has asked something, and the guest answers on the page. */
export const MessageAnswered = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/we still need/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Your reply/ }), 'Here it is.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(await canvas.findByText('Here it is.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Your reply/ })).toHaveValue(''),
    );
  },
});

/** No one has written yet. The first message opens the conversation. */
export const FirstMessage = meta.story({
  beforeEach: () =>
    answering({
      ...conversation([aMessage({ message: 'Can you use our logo?' })]),
      'GET /api/guest/orders/:token/conversation': { ticket: null },
      'POST /api/guest/orders/:token/conversation': () =>
        reply({ ticketId: 'TKT-2026-0012', token: ticketToken, unread: 0 }, { status: 201 }),
    }),
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^Your message/ });
    await userEvent.type(field, 'Can you use our logo?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('textbox', { name: /^Your reply/ })).toHaveValue('');
    await expect(canvas.getByText('Can you use our logo?')).toBeVisible();
  },
});

export const MessagesFailed = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    answering({ 'GET /api/guest/orders/:token/conversation': () => connectionLost() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your messages')).toBeVisible();
  },
});

export const Overdue = meta.story({
  args: { order: guestOrderOf(inDelivery()), now: new Date('2026-01-18T15:00:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your website is late')).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Contact support' })) {
      await expect(link).toHaveAttribute('href', '/support');
    }
  },
});

export const Delivered = meta.story({
  args: {
    order: guestOrderOf(aSubscription(), {
      deliveryNote: 'Your website is online. Tell us if anything should look different.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View your brief' })).toHaveAttribute(
      'href',
      `/briefs/${token}`,
    );
    await expect(canvas.getByRole('link', { name: 'View your review' })).toHaveAttribute(
      'href',
      `/order/${token}/review`,
    );
  },
});

/** The live website answers. */
export const Live = meta.story({
  args: { order: guestOrderOf(aSubscription({ site: liveSites.up })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live, checked 2 h ago')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^www\.harborbakery\.example/ })).toHaveAttribute(
      'href',
      'https://www.harborbakery.example',
    );
    await expect(canvas.queryByText('Your website isn’t responding')).toBeNull();
  },
});

/** Two checks failed. The guest and the shop were emailed. */
export const Down = meta.story({
  args: { order: guestOrderOf(aSubscription({ site: liveSites.down })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your website isn’t responding')).toBeVisible();
    await expect(canvas.getByText(/^It hasn’t responded since/)).toHaveTextContent(
      /^It hasn’t responded since Jan 15, 2026, 1:52\sPM\. Our team has been alerted/,
    );
    for (const link of canvas.getAllByRole('link', { name: 'Contact support' })) {
      await expect(link).toHaveAttribute('href', '/support');
    }
  },
});

/** Cancelled before it was delivered: nothing is asked of the guest. */
export const Cancelled = meta.story({
  args: {
    order: guestOrderOf(inReview({ brief: { percent: 60, sentAt: null } }), {
      status: 'cancelled',
      subscriptionStatus: 'cancelled',
      nextChargeAt: null,
      promisedAt: null,
      pause: null,
      cancelAt: null,
      endedAt: '2026-01-15T14:30:00.000Z',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ended/, { selector: 'p' })).toHaveTextContent(/Jan 15, 2026/);
    for (const name of ['Review your website', /^Tell us about your business/]) {
      await expect(canvas.queryByRole('link', { name })).toBeNull();
    }
    await expect(canvas.queryByRole('heading', { name: 'Delivery' })).toBeNull();
  },
});

export const CardDeclined = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    order: guestOrderOf(pastDue.tried),
    invoices: { items: [anInvoice({ state: 'open' })], onRetry },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Pay invoice B7K2QX-0001/ })).toBeVisible();
  },
});

export const Refunded = meta.story({
  args: {
    order: guestOrderOf(standings.ended, {
      paymentStatus: 'refunded',
      cancellation: null,
      steps: aGuestOrder().steps,
      stage: 'requirements',
      brief: aGuestOrder().brief,
    }),
    invoices: { items: [anInvoice({ refunded: '89.00' })], onRetry },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Pay invoice B7K2QX-0001/ })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Delivery' })).toBeNull();
    await expect(canvas.queryByText('Monthly amount')).toBeNull();
  },
});

export const LongTitle = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    order: aGuestOrder({
      product: {
        ...aGuestOrder().product,
        title: 'Rindfleischetikettierungsüberwachungsaufgaben and Companions of Saltmarsh Harbor',
      },
    }),
  },
});

export const NoInvoices = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  args: { invoices: { items: [], onRetry } },
});

export const InvoicesFailed = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  args: { invoices: { items: undefined, failed: 'We couldn’t load your invoices.', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We couldn’t load your invoices.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Delivery' })).toBeVisible();
  },
});

export const ByLink = meta.story({
  decorators: [atRoute('/order/:token')],
  beforeEach: () => {
    sessionStorage.clear();
    return answering({
      'GET /api/guest/orders/:token': aGuestOrder(),
      'GET /api/guest/orders/:token/invoices': [anInvoice()],
      ...conversation(),
    });
  },
  render: () => <GuestOrderScreen />,
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Saltmarsh' })).toBeVisible();
    await expect(await canvas.findByText('B7K2QX-0001')).toBeVisible();
    await expect(readNewAccount()).toMatchObject({
      email: 'ada@example.com',
      lastName: 'Lovelace',
    });
    await expect(sessionStorage).toHaveLength(0);
  },
});

export const LinkRefused = meta.story({
  decorators: [atRoute('/order/:token')],
  beforeEach: () =>
    answering({ 'GET /api/guest/orders/:token': refusal(404, 'This link no longer works.') }),
  render: () => <GuestOrderScreen />,
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link no longer works')).toBeVisible();
  },
});

export const LinkGone = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <BriefGone />,
});

export const Loading = meta.story({ render: () => <GuestOrderLoading /> });

export const LoadFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <GuestOrderFailed failed={ApiError.unreachable().userMessage} onRetry={onRetry} />,
});
