import { expect, screen, waitFor, within } from 'storybook/test';
import { TicketPage } from '#app/admin/tickets/ticket-page.tsx';
import type { AdminTicketDetails } from '#contract/tickets';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, refusal } from '../../fixtures/answers.ts';
import {
  aCannedReply,
  aDeskConversation,
  aMessage,
  someCannedReplies,
  ticketDetails,
} from '../../fixtures/conversations.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { ticketPage as page } from '../../fixtures/ticket-page.ts';
import { anAccount } from '../../fixtures/tickets.ts';

/** A server that stores one ticket. */
function aServer(details: AdminTicketDetails = ticketDetails(), answers: Answers = {}): Answers {
  const kept = { ...details };
  const messages = aDeskConversation();
  return {
    'GET /api/support': [kept],
    'GET /api/support/:id': () => kept,
    'GET /api/support/:id/messages': () => messages,
    'POST /api/support/:id/messages': async (request: Request) => {
      const { message, internal } = await request.json();
      const said = { author: 'Grace', createdAt: '2026-01-15T11:58:00.000Z', message, internal };
      const sent = aMessage({ id: 9, side: 'shop', ...said });
      messages.push(sent);
      return sent;
    },
    'POST /api/support/:id/read': { ok: true },
    'PATCH /api/support/:id': async (request: Request) => Object.assign(kept, await request.json()),
    'DELETE /api/support/:id/guest-link': { ok: true },
    'GET /api/admin/assignees': [
      { id: 1, name: 'Grace Hopper' },
      { id: 2, name: 'Linus Pauling' },
    ],
    'GET /api/admin/canned-replies': someCannedReplies(),
    ...answers,
  };
}

const meta = preview.meta({
  title: 'Screens/Admin/Ticket replies',
  component: TicketPage,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  args: { ticketId: 'TKT-2026-0012', frozenNow: new Date('2026-01-15T12:00:00.000Z') },
  beforeEach: () => {
    const leave = adminSignedIn(aServer());
    return () => {
      leave();
      sessionStorage.clear();
    };
  },
  parameters: {
    layout: 'fullscreen',
    path: '/admin/tickets/TKT-2026-0012',
    docs: {
      story: { inline: false, iframeHeight: '820px' },
      description: {
        component:
          'The composer below a ticket’s messages. A canned reply is inserted, never sent automatically; a note is for the team only.',
      },
    },
  },
});

/** A canned reply is inserted at the caret, and a reply is sent by Ctrl+Enter. */
export const Answered = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, step }) => {
    await step('Inserted at the caret, not sent', async () => {
      const ticket = await page();
      const field = ticket.getByRole('textbox', { name: 'Reply' });
      await userEvent.type(field, 'Hello Ada,');
      const choice = ticket.getByRole('combobox', { name: 'Insert canned reply' });
      await userEvent.type(choice, 'looking into');
      await userEvent.click(await screen.findByRole('option', { name: 'We are on it' }));
      await expect(field).toHaveValue(
        'Hello Ada,\nThank you for letting us know. We’re looking into it and will reply today.',
      );
      await expect(field).toHaveFocus();
      await expect(choice).toHaveValue('');
      await expect(ticket.getAllByRole('article')).toHaveLength(4);
    });
    await userEvent.clear(screen.getByRole('textbox', { name: 'Reply' }));
    await step('Ctrl+Enter sends; the reply appears in the messages', async () => {
      const ticket = await page();
      const field = ticket.getByRole('textbox', { name: 'Reply' });
      await userEvent.type(field, 'It is done.{Control>}{Enter}{/Control}');
      const region = ticket.getByRole('log', { name: 'Messages' });
      await expect(await within(region).findByText('It is done.')).toBeVisible();
      await waitFor(() => expect(field).toHaveValue(''));
      // Scrolled to the end: the column is reversed.
      await expect(region.scrollTop).toBe(0);
    });
  },
});

/** A note is added, and the form stays one for notes. */
export const NoteAdded = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, step }) => {
    await step('Assigned', async () => {
      const ticket = await page();
      const assignee = ticket.getByRole('combobox', { name: 'Assignee of TKT-2026-0012' });
      const linus = await ticket.findByRole('option', { name: 'Linus Pauling' });
      await userEvent.selectOptions(assignee, linus);
      await inSight('Ticket assigned successfully');
      await waitFor(() => expect(assignee).toHaveValue('2'));
    });
    await step(
      'The form is labeled as an internal note and stays one after adding a note',
      async () => {
        const ticket = await page();
        await userEvent.type(ticket.getByRole('textbox', { name: 'Reply' }), 'She called twice.');
        await userEvent.click(ticket.getByRole('switch', { name: 'Internal note' }));
        await expect(ticket.getByText('The customer can’t see it.')).toBeVisible();
        await expect(ticket.getByRole('textbox', { name: 'Internal note' })).toHaveValue(
          'She called twice.',
        );
        await expect(sessionStorage.getItem('draft note TKT-2026-0012')).toBe('She called twice.');
        await expect(sessionStorage.getItem('draft answer TKT-2026-0012')).toBeNull();
        await userEvent.click(ticket.getByRole('button', { name: 'Add note' }));
        const messages = within(ticket.getByRole('log', { name: 'Messages' }));
        await expect(await messages.findByText('She called twice.')).toBeVisible();
        await expect(ticket.getByRole('textbox', { name: 'Internal note' })).toHaveValue('');
        await expect(ticket.getByRole('switch', { name: 'Internal note' })).toBeChecked();
      },
    );
  },
});

/** Without canned replies, links to the page that creates them. */
export const NoCannedReplies = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(aServer(ticketDetails(), { 'GET /api/admin/canned-replies': [] })),
  play: async () => {
    const ticket = await page();
    await expect(await ticket.findByRole('link', { name: 'Create canned replies' })).toBeVisible();
  },
});

const eve = anAccount({ id: 'c1', name: 'Eve Larsen', email: 'eve@example.com' });
const impostors = ticketDetails({
  customerId: eve.id,
  account: eve,
  email: 'ada@harbourbakery.example',
  emailVerified: false,
});

/** Eve entered Ada’s address: Eve gets the replies. A long title of a canned reply is cut. */
export const UnverifiedEmail = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () =>
    adminSignedIn(
      aServer(impostors, {
        'GET /api/admin/canned-replies': [aCannedReply({ title: 'atitlewithoutanend'.repeat(10) })],
      }),
    ),
  play: async ({ userEvent }) => {
    const ticket = await page();
    await expect(ticket.getByRole('textbox', { name: 'Reply' })).toHaveAccessibleDescription(
      /^Emailed to eve@example.com/,
    );
    await userEvent.click(ticket.getByRole('combobox', { name: 'Insert canned reply' }));
    await expect(await screen.findByRole('option', { name: /^atitle/ })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
});

/** Confirmed in place. */
export const GuestLinkRevoked = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () =>
    adminSignedIn(aServer(ticketDetails({ customerId: null, account: null, orders: [] }))),
  play: async ({ userEvent }) => {
    const ticket = await page();
    const ask = ticket.getByRole('button', { name: 'Revoke guest link' });
    await userEvent.click(ask);
    await expect(ask).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(ticket.getByRole('button', { name: 'Revoke link' }));
    await inSight('Guest link revoked');
    await waitFor(() => expect(ask).toHaveFocus());
  },
});

/** A ticket that Linus replies to while this admin is writing. */
function aSharedServer(): Answers {
  const messages = aDeskConversation();
  const linus = aMessage({
    id: 20,
    side: 'shop',
    author: 'Linus',
    message: 'We can’t do that on Sundays.',
    createdAt: '2026-01-15T11:56:00.000Z',
  });
  return aServer(ticketDetails(), {
    'GET /api/support/:id/messages': () => messages,
    'POST /api/support/:id/messages': async (request: Request) => {
      const { message, readUpTo } = await request.json();
      if (readUpTo === linus.id) {
        return aMessage({ id: 21, side: 'shop', message });
      }
      if (!messages.includes(linus)) messages.push(linus);
      return refusal(409, 'Linus replied after you opened this ticket. Your reply was not sent.', {
        code: 'conflict',
        newer: { by: 'Linus', at: linus.createdAt },
      })();
    },
  });
}

function atSharedDesk() {
  const leave = adminSignedIn(aSharedServer());
  return () => {
    leave();
    sessionStorage.clear();
  };
}

/** Shows the other admin's reply before sending, and keeps the draft. */
export const RepliedByAnother = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: atSharedDesk,
  play: async ({ userEvent }) => {
    const ticket = await page();
    const field = ticket.getByRole('textbox', { name: 'Reply' });
    await userEvent.type(field, 'Yes, on Sundays too.');
    await userEvent.click(ticket.getByRole('button', { name: 'Send reply' }));
    const notice = await ticket.findByRole('region', { name: /^Linus replied on Jan 15, 2026/ });
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(notice).toHaveTextContent('Your reply wasn’t sent');
    await expect(notice).toHaveTextContent('We can’t do that on Sundays.');
    // A toast would cover it on a phone.
    await expect(within(document.body).queryByText(/Linus replied after you opened/)).toBeNull();
    await expect(field).toHaveValue('Yes, on Sundays too.');
    await expect(ticket.getByRole('button', { name: 'Send anyway' })).toBeVisible();
  },
});

/** A second submit sends the reply. */
export const SentAnyway = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: atSharedDesk,
  play: async ({ userEvent }) => {
    const ticket = await page();
    const field = ticket.getByRole('textbox', { name: 'Reply' });
    await userEvent.type(field, 'Yes, on Sundays too.');
    await userEvent.click(ticket.getByRole('button', { name: 'Send reply' }));
    await userEvent.click(await ticket.findByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(ticket.queryByRole('region', { name: /^Linus replied/ })).toBeNull();
    await expect(ticket.getByRole('button', { name: 'Send reply' })).toBeVisible();
  },
});
