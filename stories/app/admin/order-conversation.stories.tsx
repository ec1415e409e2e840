import { useRef } from 'react';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { OrderBrief } from '#app/admin/orders/order-brief.tsx';
import { OrderConversation } from '#app/admin/orders/order-conversation.tsx';
import type { Composer } from '#app/admin/tickets/shop-reply.tsx';
import type { OrderConversation as Conversation } from '#contract/conversations';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal, reply } from '../../fixtures/answers.ts';
import { aBrief } from '../../fixtures/briefs.ts';
import { aMessage, anOrderConversation, someCannedReplies } from '../../fixtures/conversations.ts';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { orderPage } from '../../fixtures/order-page.ts';
import { OrderSection } from '../../fixtures/order-section.tsx';
import { orderDetails } from '../../fixtures/orders.ts';
import { anAdminTicket, anOrderTicket } from '../../fixtures/tickets.ts';

const order = orderDetails({ status: 'in_progress', stage: 'development', deliveredAt: null });
const asked = { ticket: anAdminTicket(anOrderTicket()), messages: anOrderConversation() };

/** A server that stores the conversation of the order. */
function aServer(start: Conversation, answers: Answers = {}): () => void {
  const kept = { ...start };
  const leave = adminSignedIn({
    'GET /api/orders/:id': order,
    'GET /api/orders/:id/brief': { ...aBrief(), changes: [] },
    'GET /api/admin/canned-replies': someCannedReplies(),
    'GET /api/orders/:id/conversation': () => ({ ...kept }),
    'POST /api/orders/:id/conversation': async (request: Request) => {
      const { message } = await request.json();
      const createdAt = '2026-01-15T11:58:00.000Z';
      const sent = aMessage({ id: 9, side: 'shop', author: 'Grace', message, createdAt });
      kept.ticket = { ...asked.ticket, unread: 0 };
      kept.messages = [...kept.messages, sent];
      return reply({ ticket: kept.ticket, message: sent }, { status: 201 });
    },
    'POST /api/support/:id/read': () => {
      if (kept.ticket) kept.ticket = { ...kept.ticket, unread: 0 };
      return { ok: true };
    },
    ...answers,
  });
  return () => {
    leave();
    sessionStorage.clear();
  };
}

/** Open questions are put into the conversation. */
function BriefAndConversation() {
  const composer = useRef<Composer>(null);
  return (
    <OrderSection>
      {(order) => (
        <>
          <OrderBrief order={order} onAsk={(question) => composer.current?.ask(question)} />
          <OrderConversation order={order} composer={composer} />
        </>
      )}
    </OrderSection>
  );
}

const meta = preview.meta({
  title: 'Screens/Admin/Order conversation',
  component: BriefAndConversation,
  globals: { audience: 'admin' },
  decorators: [inAppBare],
  beforeEach: () => aServer(asked),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/orders/ACC-2026-0042',
    docs: {
      story: { inline: false, iframeHeight: '820px' },
      description: {
        component:
          'The messages about an order in its details. They are one ticket, which the first message opens. The brief’s open questions can be put into a message and edited before it is sent.',
      },
    },
  },
});

async function opened() {
  const page = await orderPage();
  const field = await page.findByRole('textbox', { name: 'Reply' });
  return { page, field };
}

/** Without a ticket, the form is shown on demand. */
async function begun(person: UserEventObject) {
  const page = await orderPage();
  await person.click(await page.findByRole('button', { name: 'Send a message' }));
  return { page, field: page.getByRole('textbox', { name: 'Message' }) };
}

export const Default = meta.story({
  play: async () => {
    const { page } = await opened();
    const log = await page.findByRole('log', { name: 'Messages' });
    await expect(within(log).getByText(/^We open at seven/)).toBeInTheDocument();
    await expect(page.getByRole('link', { name: 'View ticket TKT-2026-0012' })).toHaveAttribute(
      'href',
      '/admin/tickets/TKT-2026-0012',
    );
    log.scrollIntoView({ block: 'center' });
  },
});

/** No one has written yet. */
export const Empty = meta.story({
  beforeEach: () => aServer({ ticket: null, messages: [] }),
  play: async () => {
    const page = await orderPage();
    const sentence = await page.findByText(/^No messages about this order yet/);
    sentence.scrollIntoView({ block: 'center' });
    await expect(page.queryByRole('textbox', { name: 'Message' })).toBeNull();
  },
});

/** The open questions are put into the form, once, and can be edited. */
export const QuestionsAsked = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aServer({ ticket: null, messages: [] }),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await page.findByText(/^No messages about this order yet/);
    const ask = await page.findByRole('button', { name: 'Ask the customer' });
    await userEvent.click(ask);
    const field = page.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await expect(field).toHaveFocus();
    const { value } = field;
    await expect(value).toMatch(/^To build your website, we still need:\n\n• Logo\n• /);
    await userEvent.click(ask);
    await expect(field).toHaveValue(value);
    await expect(field).toHaveFocus();
  },
});

/** The first message opens the ticket; the form stays, and so does the focus. */
export const FirstMessageSent = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => aServer({ ticket: null, messages: [] }),
  play: async ({ userEvent }) => {
    const { page, field } = await begun(userEvent);
    await expect(field).toHaveFocus();
    await expect(page.queryByRole('switch', { name: 'Internal note' })).toBeNull();
    await userEvent.type(field, 'Which hours?{Control>}{Enter}{/Control}');
    const log = within(await page.findByRole('log', { name: 'Messages' }));
    await expect(await page.findByText('Message sent and ticket opened')).toBeInTheDocument();
    await expect(log.getByText('Which hours?')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
    await expect(page.getByRole('switch', { name: 'Internal note' })).toBeVisible();
  },
});

const unread = { ...asked, ticket: { ...asked.ticket, unread: 1 } };

/** Messages are marked as read by the admin, since they may be out of view. */
export const Unread = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aServer(unread),
  play: async () => {
    const { page } = await opened();
    (await page.findByText('1 new')).scrollIntoView({ block: 'center' });
    await expect(page.getByRole('button', { name: 'Mark as read' })).toBeVisible();
  },
});

export const MarkedAsRead = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => aServer(unread),
  play: async ({ userEvent }) => {
    const { page } = await opened();
    await userEvent.click(await page.findByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(page.queryByText('1 new')).toBeNull());
    await expect(page.getByRole('link', { name: /^View ticket/ })).toHaveFocus();
  },
});

/** A reply to the customer marks what they wrote as read. */
export const Replied = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => aServer(unread),
  play: async ({ userEvent }) => {
    const { page, field } = await opened();
    await page.findByText('1 new');
    await userEvent.type(field, 'Thank you!{Control>}{Enter}{/Control}');
    const log = within(page.getByRole('log', { name: 'Messages' }));
    await expect(await log.findByText('Thank you!')).toBeVisible();
    await waitFor(() => expect(page.queryByText('1 new')).toBeNull());
  },
});

/** Linus asked while this admin was writing: the form keeps the text and shows his message. */
export const AskedByAnother = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const kept: Conversation = { ticket: null, messages: [] };
    return aServer(kept, {
      'GET /api/orders/:id/conversation': () => ({ ...kept }),
      'POST /api/orders/:id/conversation': () => {
        kept.ticket = asked.ticket;
        kept.messages = [
          aMessage({ id: 20, side: 'shop', author: 'Linus', message: 'When do you open?' }),
        ];
        return refusal(409, 'Linus replied after you opened this ticket.', {
          code: 'conflict',
          newer: { by: 'Linus', at: '2026-01-14T16:20:00.000Z' },
        })();
      },
    });
  },
  play: async ({ userEvent }) => {
    const { page, field } = await begun(userEvent);
    await userEvent.type(field, 'Which hours?');
    await userEvent.click(page.getByRole('button', { name: 'Send message' }));
    const notice = await page.findByRole('region', { name: /^Linus replied on/ });
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(notice).toHaveTextContent('When do you open?');
    await expect(field).toHaveValue('Which hours?');
    await expect(page.getByRole('button', { name: 'Send anyway' })).toBeVisible();
  },
});

/** A question never becomes a note. */
export const AskedWhileTakingNotes = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async ({ userEvent }) => {
    const { page, field } = await opened();
    await userEvent.click(await page.findByRole('switch', { name: 'Internal note' }));
    await userEvent.click(await page.findByRole('button', { name: 'Ask the customer' }));
    await expect(page.getByRole('switch', { name: 'Internal note' })).not.toBeChecked();
    const { value } = page.getByRole('textbox', { name: 'Reply' }) as HTMLTextAreaElement;
    await expect(value).toMatch(/^To build your website/);
    await expect(sessionStorage.getItem('draft note ACC-2026-0042')).toBeNull();
    await expect(field).toHaveFocus();
  },
});

export const Loading = meta.story({
  beforeEach: () => aServer(asked, { 'GET /api/orders/:id/conversation': onItsWay }),
  play: async () => {
    const page = await orderPage();
    const title = await page.findByRole('heading', { name: 'Conversation' });
    title.scrollIntoView({ block: 'center' });
    await expect(page.queryByRole('button', { name: 'Send a message' })).toBeNull();
  },
});

/** Writing is still possible. */
export const Failed = meta.story({
  beforeEach: () =>
    aServer(asked, {
      'GET /api/orders/:id/conversation': refusal(500, 'Something went wrong on our side.'),
    }),
  play: async () => {
    const page = await orderPage();
    const sentence = await page.findByText('Couldn’t load the conversation');
    sentence.scrollIntoView({ block: 'center' });
    await expect(page.getByRole('button', { name: 'Send a message' })).toBeVisible();
  },
});
