import { expect, fn, waitFor, within } from 'storybook/test';
import {
  GuestTicket,
  GuestTicketFailed,
  GuestTicketLoading,
  Component as GuestTicketScreen,
} from '#app/support/tickets/guest-ticket.screen.tsx';
import preview from '../../../.storybook/preview.tsx';
import { answering, refusal } from '../../fixtures/answers.ts';
import { atRoute } from '../../fixtures/at-route.tsx';
import {
  aGuestTicket,
  aHostileConversation,
  aMessage,
  anAttachment,
  anOrderConversation,
} from '../../fixtures/conversations.ts';
import { forAudience } from '../../fixtures/for-audience.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { readsOut } from '../../fixtures/reads-out.ts';
import { anOrderInWork, anOrderTicket } from '../../fixtures/tickets.ts';

const token = 'dGlja2V0LTEyLjEuMTc2OTQ0.c2lnbmF0dXJl';
const meta = preview.meta({
  title: 'Screens/Support/Guest ticket',
  component: GuestTicket,
  tags: ['screen'],
  decorators: [inApp],
  args: {
    ticket: aGuestTicket(),
    onReply: fn(async () => {}),
    now: new Date('2026-01-15T12:00:00.000Z'),
  },
  beforeEach: (context) => {
    const leave = forAudience()(context);
    return () => {
      leave();
      sessionStorage.clear();
    };
  },
  parameters: {
    layout: 'fullscreen',
    path: `/support/tickets/${token}`,
    docs: {
      story: { inline: false, iframeHeight: '820px' },
      description: {
        component:
          'The page behind the link in a guest’s email: the messages and a reply form. Expired, revoked and invalid links say so, and what to do.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'New opening hours from February',
    );
    await expect(canvas.queryByLabelText('Attach files')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/auth?new',
    );
  },
});

/** The conversation of an order says how far its delivery is. */
export const AboutAnOrder = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    ticket: aGuestTicket({
      order: anOrderInWork(),
      subject: anOrderTicket().subject,
      status: 'in_progress',
      messages: anOrderConversation().map((message) => ({ ...message, attachments: [] })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Development\. We’ll deliver within/)).toBeVisible();
  },
});

/**
 * Guests cannot attach files but can open ours, with a separate token, so that the link itself
 * stays private.
 */
export const WithFile = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    ticket: aGuestTicket({
      messages: [
        aMessage(),
        aMessage({ id: 2, side: 'shop', author: 'Grace', attachments: [anAttachment()] }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^opening-hours.pdf/ })).toHaveAttribute(
      'href',
      `/api/attachments/${anAttachment().id}?ticket=a-token-of-files`,
    );
  },
});

export const Closed = meta.story({
  args: { ticket: aGuestTicket({ status: 'closed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This ticket is closed. Your reply reopens it.')).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <GuestTicketLoading />,
  play: readsOut('Loading your ticket'),
});

export const Failed = meta.story({
  render: () => (
    <GuestTicketFailed
      failed="We could not reach the server. Check your connection and try again."
      onRetry={() => {}}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Couldn’t load your ticket')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Expired, revoked or invalid. */
export const LinkExpired = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [atRoute('/support/tickets/:token')],
  render: () => <GuestTicketScreen />,
  beforeEach: () =>
    answering({
      'GET /api/guest/tickets/:token': refusal(404, 'Nothing was found at this address.'),
    }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'This link no longer works' });
    await expect(heading).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
});

/** Rate limited: typed text is kept. */
export const Refused = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [atRoute('/support/tickets/:token')],
  render: () => <GuestTicketScreen />,
  beforeEach: () =>
    answering({
      'GET /api/guest/tickets/:token': aGuestTicket(),
      'POST /api/guest/tickets/:token/messages': refusal(
        429,
        'Too many attempts. Wait 12 minutes.',
      ),
    }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your reply' });
    await userEvent.type(field, 'Is it done?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await inSight('Too many attempts. Wait 12 minutes.');
    await expect(field).toHaveValue('Is it done?');
  },
});

/** The whole flow. */
export const Answered = meta.story({
  decorators: [atRoute('/support/tickets/:token')],
  render: () => <GuestTicketScreen />,
  beforeEach: () => {
    const ticket = aGuestTicket({ status: 'resolved' });
    return answering({
      'GET /api/guest/tickets/:token': () => ticket,
      'POST /api/guest/tickets/:token/messages': async (request: Request) => {
        const sent = aMessage({ id: 4, ...(await request.json()) });
        ticket.messages = [...ticket.messages, sent];
        ticket.status = 'open';
        return sent;
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your reply' });
    await userEvent.type(field, 'It is not done yet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    const messages = within(canvas.getByRole('log', { name: 'Messages' }));
    await expect(await messages.findByText('It is not done yet.')).toBeVisible();
    await expect(await canvas.findByText('Open')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/opens it again/)).toBeNull());
  },
});

export const LongAndHostile = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    ticket: aGuestTicket({
      subject: `שעות הפתיחה ${'x'.repeat(90)} <b>👩🏽‍🚀</b>`,
      messages: aHostileConversation(),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>alert/)).toBeVisible();
    await expect(
      canvasElement.querySelector('article script, article img, a[href^=java]'),
    ).toBeNull();
  },
});
