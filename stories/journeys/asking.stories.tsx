import { expect, waitFor, within } from 'storybook/test';
import type { TicketMessage } from '#contract/ticket-messages';
import type { Ticket } from '#contract/tickets';
import preview from '../../.storybook/preview.tsx';
import { accountVisit } from '../fixtures/account-visit.ts';
import { refusal } from '../fixtures/answers.ts';
import { aConversation, aMessage } from '../fixtures/conversations.ts';
import { inSight } from '../fixtures/in-sight.ts';
import { aSubscription } from '../fixtures/subscriptions.ts';
import { aTicket } from '../fixtures/tickets.ts';
import { WholeApp } from '../fixtures/whole-app.tsx';
import { closeMessage, patience, type Visitor } from './visitor.ts';

const subject = 'Opening hours';
const question = 'From February we open at seven.';
const addition = 'On Sundays at nine.';

/** An API that stores at most one ticket. */
const noSuchTicket = refusal(404, 'This ticket was not found.');

function helpDesk(known?: Ticket, said: TicketMessage[] = []) {
  let ticket = known;
  const messages = [...said];
  const keep = (message: string) => {
    const kept = aMessage({
      id: messages.length + 1,
      message,
      createdAt: `2026-01-15T11:5${messages.length}:00.000Z`,
    });
    messages.push(kept);
    return kept;
  };
  return accountVisit({
    'GET /api/customer/subscriptions': [aSubscription()],
    'GET /api/customer/support/tickets': () => (ticket ? [ticket] : []),
    'POST /api/customer/support/tickets': async (request: Request) => {
      ticket = aTicket({ ...(await request.json()), createdAt: '2026-01-15T11:50:00.000Z' });
      keep(ticket.message);
      return ticket;
    },
    'GET /api/customer/support/tickets/:id': () => ticket ?? noSuchTicket(),
    'GET /api/customer/support/tickets/:id/messages': () => messages,
    'POST /api/customer/support/tickets/:id/messages': async (request: Request) =>
      keep((await request.json()).message),
    'POST /api/customer/support/tickets/:id/read': () => {
      ticket = ticket && { ...ticket, unread: 0 };
      return { ok: true };
    },
  });
}

const meta = preview.meta({
  title: 'Journeys/Asking for help',
  component: WholeApp,
  tags: ['!autodocs'],
  args: { at: '/dashboard' },
  beforeEach: () => helpDesk(),
  parameters: { layout: 'fullscreen' },
});

/** Opens the ticket with this subject once its messages have loaded. */
async function openTicket({ canvas, userEvent }: Visitor, name: string) {
  await userEvent.click(canvas.getByRole('link', { name }));
  return within(await canvas.findByRole('log', { name: 'Messages' }, patience));
}

export const Default = meta.story({
  name: 'A customer creates a ticket and replies to it',
  play: async ({ canvas, step, userEvent }) => {
    const visitor = { canvas, userEvent };
    await step('asks for a new ticket on the dashboard', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'New ticket' }, patience));
      await canvas.findByRole('textbox', { name: 'Subject' }, patience);
    });
    await step('enters a subject and selects the website', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), subject);
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), question);
      const order = await canvas.findByRole('option', { name: 'ACC-2026-0042 – Saltmarsh' });
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Order/ }), order);
      await userEvent.click(canvas.getByRole('button', { name: 'Create Ticket' }));
    });
    await step('finds it in the list', async () => {
      await inSight('Ticket Created');
      const row = canvas.getByRole('link', { name: subject }).closest('li');
      await expect(row).toHaveTextContent(/TKT-2026-0012.*Order ACC-2026-0042.*Open/);
    });
    await step('closes the toast', () => closeMessage(visitor));
    await step('opens it and sends a reply', async () => {
      const messages = await openTicket(visitor, subject);
      await expect(messages.getByText(question)).toBeVisible();
      const field = canvas.getByRole('textbox', { name: 'Your reply' });
      await userEvent.type(field, addition);
      await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
      await waitFor(() => expect(field).toHaveValue(''));
    });
    await step('sees both messages, newest last', async () => {
      const messages = within(canvas.getByRole('log', { name: 'Messages' }));
      await waitFor(() => expect(messages.getAllByRole('article')).toHaveLength(2));
      const [first, last] = messages.getAllByRole('article');
      await expect(first).toHaveTextContent(/^You .*From February we open at seven\.$/);
      await expect(last).toHaveTextContent(/^You .*On Sundays at nine\.$/);
    });
  },
});

/** Unread replies are counted on the dashboard and in the list until they are read. */
export const Answered = meta.story({
  name: 'A customer finds the reply',
  beforeEach: () => helpDesk(aTicket({ status: 'in_progress', unread: 1 }), aConversation()),
  play: async ({ canvas, step, userEvent }) => {
    const visitor = { canvas, userEvent };
    await step('sees on the dashboard that there is a new reply', async () => {
      await expect(await canvas.findByText('New reply', undefined, patience)).toBeVisible();
    });
    await step('finds the ticket with the reply', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Support Tickets' }));
      const link = await canvas.findByRole('link', { name: aTicket().subject }, patience);
      await expect(link.closest('li')).toHaveTextContent(/New reply/);
    });
    await step('reads the reply', async () => {
      const messages = await openTicket(visitor, aTicket().subject);
      await expect(messages.getByText(/^Grace at/)).toBeVisible();
      await expect(messages.getByText(/^Sure\. It’ll be live/)).toBeVisible();
    });
    await step('goes back and has no unread replies', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'All tickets' }));
      const link = await canvas.findByRole('link', { name: aTicket().subject }, patience);
      await waitFor(() => expect(link.closest('li')).not.toHaveTextContent(/New reply/));
    });
  },
});
