import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { TicketPage } from '#app/admin/tickets/ticket-page.tsx';
import type { MergePreview, TicketContents } from '#contract/ticket-merges';
import type { AdminTicketDetails } from '#contract/tickets';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import {
  aCannedReply,
  aDeskConversation,
  aMessage,
  aTicketOrder,
  ticketDetails,
} from '../../fixtures/conversations.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { withOthers } from '../../fixtures/others-present.tsx';
import { ticketPage as page } from '../../fixtures/ticket-page.ts';
import { anAdminTicket } from '../../fixtures/tickets.ts';

const ticketId = 'TKT-2026-0012';
const asked = '2026-01-15T06:30:00.000Z';

const waiting = {
  createdAt: asked,
  waitingSince: asked,
  answerDueAt: '2026-01-15T10:30:00.000Z',
} as const;

function aServer(values: Partial<AdminTicketDetails> = {}, answers: Answers = {}): Answers {
  const kept = ticketDetails(values);
  const messages = aDeskConversation();
  const change = async (request: Request) => Object.assign(kept, await request.json());
  return {
    'GET /api/support': [
      anAdminTicket({ id: 13, ticketId: 'TKT-2026-0013' }),
      kept,
      anAdminTicket({ id: 9, ticketId: 'TKT-2026-0009' }),
    ],
    'GET /api/support/:id': () => kept,
    'GET /api/support/:id/messages': () => messages,
    'POST /api/support/:id/messages': async (request: Request) => {
      const { message, internal, resolve } = await request.json();
      const said = { author: 'Grace', createdAt: '2026-01-15T11:58:00.000Z', message, internal };
      const sent = aMessage({ id: 9, side: 'shop', ...said });
      messages.push(sent);
      if (resolve) kept.status = 'resolved';
      return sent;
    },
    'POST /api/support/:id/read': { ok: true },
    'PATCH /api/support/:id': change,
    'PATCH /api/support/:id/status': change,
    'GET /api/support/:id/merge': aPreview(),
    'POST /api/support/:id/merge': ticketDetails({ ticketId: 'TKT-2026-0009' }),
    'GET /api/admin/assignees': [
      { id: 1, name: 'Grace Hopper' },
      { id: 2, name: 'Linus Pauling' },
    ],
    'GET /api/admin/canned-replies': [
      aCannedReply({
        title: 'Website is live',
        text: 'Hi {customerName},\n\n{productTitle} (order {orderNumber}) is live.\n\n{adminName}',
      }),
    ],
    ...answers,
  };
}

function contents(values: Partial<TicketContents> = {}): TicketContents {
  return {
    ticketId,
    subject: 'New opening hours',
    status: 'open',
    createdAt: asked,
    messages: 4,
    files: 1,
    refusal: null,
    ...values,
  };
}

function aPreview(values: Partial<MergePreview> = {}): MergePreview {
  return {
    ticket: contents(),
    others: [
      contents({
        ticketId: 'TKT-2026-0009',
        subject: 'Photos for the menu',
        messages: 2,
        files: 0,
      }),
      contents({
        ticketId: 'TKT-2025-0311',
        subject: 'Move of our domain',
        status: 'closed',
        createdAt: '2025-12-19T15:00:00.000Z',
        refusal: 'TKT-2025-0311 was opened without an account. Merge it into this ticket instead.',
      }),
    ],
    ...values,
  };
}

const place = `ticket ${ticketId}`;

const meta = preview.meta({
  title: 'Screens/Admin/Ticket',
  component: TicketPage,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  args: { ticketId, frozenNow: new Date('2026-01-15T12:00:00.000Z') },
  beforeEach: () => {
    const leave = adminSignedIn(aServer());
    return () => {
      leave();
      sessionStorage.clear();
    };
  },
  parameters: {
    layout: 'fullscreen',
    path: `/admin/tickets/${ticketId}`,
    docs: {
      story: { inline: false, iframeHeight: '820px' },
      description: {
        component:
          'A ticket on a page with an address: the conversation fills the height above the composer; the facts, the answer that was promised and the customer’s orders are at the side. J and K go to the tickets beside it in the list.',
      },
    },
  },
});

async function openWith(person: UserEventObject, action: string, dialog: string) {
  await person.click((await page()).getByRole('button', { name: action }));
  return within(await openedDialog(dialog));
}

export const Default = meta.story({
  tags: ['every-width'],
  play: async () => {
    const ticket = await page();
    const sections = ticket.getAllByRole('heading', { level: 2 });
    await expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Ticket Information',
      'Orders',
    ]);
    const neighbors = within(
      await ticket.findByRole('navigation', { name: 'Tickets in the list' }),
    );
    await expect(neighbors.getByRole('link', { name: 'Next ticket' })).toHaveAttribute(
      'href',
      '/admin/tickets/TKT-2026-0009',
    );
    await expect(neighbors.getByRole('link', { name: 'Previous ticket' })).toHaveAttribute(
      'href',
      '/admin/tickets/TKT-2026-0013',
    );
    await expect(ticket.getAllByText('Active')).toHaveLength(2);
    await expect(ticket.getByRole('link', { name: 'ACC-2026-0057' })).toBeVisible();
  },
});

/** The first answer was promised for half past ten. */
export const AnswerLate = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => adminSignedIn(aServer(waiting)),
  play: async () => {
    const ticket = await page();
    await expect(ticket.getByText('Late by 1 h')).toBeVisible();
    await expect(ticket.getByText('Promised within 4 hours, day and night')).toBeVisible();
    await expect(ticket.getByText('5 h for a reply')).toBeVisible();
  },
});

export const AnsweredOnTime = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      aServer({ ...waiting, waitingSince: null, firstAnsweredAt: '2026-01-15T09:00:00.000Z' }),
    ),
  play: async () => {
    await expect((await page()).getByText('Answered on time')).toBeVisible();
  },
});

/**
 * The subscription as it is, not only that it was paid once; an order that isn’t the customer’s; and a
 * website that is down.
 */
export const SubscriptionStates = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      aServer({
        orders: [
          aTicketOrder({ id: 1, subscriptionStatus: 'past_due' }),
          aTicketOrder({ id: 2, cancelAt: '2026-01-31T00:00:00.000Z' }),
          aTicketOrder({ id: 3, subscriptionStatus: 'cancelled', paymentStatus: 'refunded' }),
          aTicketOrder({ id: 4, subscriptionStatus: 'pending', paymentStatus: 'failed' }),
          aTicketOrder({ id: 5, isOther: true }),
          aTicketOrder({
            id: 6,
            liveUrl: 'https://www.harborbakery.example',
            siteDownSince: '2026-01-15T09:52:00.000Z',
          }),
        ],
      }),
    ),
  play: async () => {
    const ticket = await page();
    for (const state of ['Past due', 'Ends on Jan 31, 2026', 'Cancelled', 'Payment: failed']) {
      await expect(ticket.getByText(state)).toBeVisible();
    }
    await expect(ticket.getAllByText(/^Named in this ticket\./)).toHaveLength(1);
    await expect(ticket.getByText('Website down for 2 h')).toBeVisible();
    await expect(ticket.getByRole('link', { name: /^www\.harborbakery\.example/ })).toBeVisible();
  },
});

export const Snoozed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => adminSignedIn(aServer({ snoozedUntil: '2026-01-19T09:00:00.000Z' })),
  play: async ({ userEvent }) => {
    const ticket = await page();
    await expect(ticket.getByText(/^Snoozed until Jan 19, 2026/)).toBeVisible();
    await userEvent.click(ticket.getByRole('button', { name: 'End snooze' }));
    await inSight('Snooze ended');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** Nothing more is written here. */
export const Merged = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => adminSignedIn(aServer({ mergedInto: 'TKT-2026-0009', status: 'closed' })),
  play: async () => {
    const ticket = await page();
    await expect(ticket.getByRole('link', { name: 'Open TKT-2026-0009' })).toHaveAttribute(
      'href',
      '/admin/tickets/TKT-2026-0009',
    );
    await expect(ticket.queryByRole('textbox')).toBeNull();
    await expect(ticket.queryByRole('button', { name: 'Merge' })).toBeNull();
  },
});

/** Someone in another ticket is not named. */
export const OthersAreHere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [
    withOthers(
      place,
      { kind: 'record.replying' },
      { kind: 'record.replying', actor: 'Joan' },
      { kind: 'record.replying', actor: 'Mary', name: 'ticket TKT-2026-0009' },
    ),
  ],
  play: async () => {
    const ticket = await page();
    await expect(ticket.getByText('Bea and Joan are replying')).toBeVisible();
  },
});

export const SnoozeDialog = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, step }) => {
    await step('Snooze dialog', async () => {
      const dialog = await openWith(userEvent, 'Snooze', `Snooze ${ticketId}`);
      await expect(dialog.getByRole('radio', { name: 'Tomorrow morning' })).toBeChecked();
      await expect(dialog.getAllByRole('radio')).toHaveLength(4);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('Only a date that was entered would be lost', async () => {
      const dialog = await openWith(userEvent, 'Snooze', `Snooze ${ticketId}`);
      await userEvent.click(dialog.getByRole('radio', { name: 'At another time' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

      const again = await openWith(userEvent, 'Snooze', `Snooze ${ticketId}`);
      const date = again.getByLabelText('Date and time');
      await userEvent.clear(date);
      await userEvent.type(date, '2026-02-03T08:30');
      await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await expect(date).toHaveValue('2026-02-03T08:30');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('Snoozed until a date', async () => {
      const dialog = await openWith(userEvent, 'Snooze', `Snooze ${ticketId}`);
      await userEvent.click(dialog.getByRole('radio', { name: 'At another time' }));
      const date = dialog.getByLabelText('Date and time');
      await userEvent.clear(date);
      await userEvent.click(dialog.getByRole('button', { name: 'Snooze ticket' }));
      await expect(await dialog.findByText('Choose a date and a time.')).toBeVisible();
      await userEvent.type(date, '2026-02-03T08:30');
      await userEvent.click(dialog.getByRole('button', { name: 'Snooze ticket' }));
      await inSight(/^Snoozed until Feb 3, 2026, 8:30/);
    });
  },
});

/** The choice stays, and the dialog says why. */
export const SnoozeConflict = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      aServer(
        {},
        {
          'PATCH /api/support/:id': refusal(
            409,
            'Bea Lind changed this ticket after you opened it.',
            { code: 'conflict', newer: { by: 'Bea Lind', at: asked } },
          ),
        },
      ),
    ),
  play: async ({ userEvent }) => {
    const dialog = await openWith(userEvent, 'Snooze', `Snooze ${ticketId}`);
    await userEvent.click(dialog.getByRole('button', { name: 'Snooze ticket' }));
    await expect(
      await dialog.findByText('Bea Lind changed this ticket after you opened it.'),
    ).toBeVisible();
  },
});

/** Says what will happen before it does. */
export const MergeDialog = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Says what will happen before it does', async () => {
      const dialog = await openWith(userEvent, 'Merge', `Merge ${ticketId}`);
      const confirm = dialog.getByRole('button', { name: 'Merge tickets' });
      await userEvent.click(await dialog.findByRole('radio', { name: /^TKT-2026-0009/ }));
      await expect(
        dialog.getByText(
          '4 messages and 1 file will move from TKT-2026-0012 to TKT-2026-0009, in chronological order.',
        ),
      ).toBeVisible();
      await expect(confirm).toBeEnabled();
    });
    await step('Merge done', async () => {
      await context.userEvent.click(screen.getByRole('button', { name: 'Merge tickets' }));
      await inSight('TKT-2026-0012 merged into TKT-2026-0009');
    });
  },
});

export const MergeRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const dialog = await openWith(userEvent, 'Merge', `Merge ${ticketId}`);
    await userEvent.click(await dialog.findByRole('radio', { name: /^TKT-2025-0311/ }));
    await expect(dialog.getByText(/was opened without an account/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Merge tickets' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const NothingToMerge = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(aServer({}, { 'GET /api/support/:id/merge': aPreview({ others: [] }) })),
  play: async ({ userEvent }) => {
    const dialog = await openWith(userEvent, 'Merge', `Merge ${ticketId}`);
    await expect(await dialog.findByText('No other tickets of this person')).toBeVisible();
  },
});

/** Of two orders, which one it is about isn’t guessed: the variable stays, selected. */
export const CannedReplyToComplete = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      aServer(
        { projectId: null, order: null },
        {
          'POST /api/support/:id/messages': refusal(
            400,
            'Fill in {productTitle} and {orderNumber} before you send this.',
            {
              errors: [
                {
                  path: 'message',
                  message: 'Fill in {productTitle} and {orderNumber} before you send this.',
                },
              ],
            },
          ),
        },
      ),
    ),
  play: async ({ userEvent }) => {
    const ticket = await page();
    await userEvent.click(ticket.getByRole('combobox', { name: 'Insert canned reply' }));
    await userEvent.click(await screen.findByRole('option', { name: /Website is live/ }));
    const reply = ticket.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
    await expect(reply).toHaveValue(
      'Hi Ada Moreau,\n\n{productTitle} (order {orderNumber}) is live.\n\nGrace',
    );
    const { value, selectionStart, selectionEnd } = reply;
    await expect(value.slice(selectionStart, selectionEnd)).toBe('{productTitle}');
    await userEvent.click(ticket.getByRole('button', { name: 'Send reply' }));
    await expect(await ticket.findByText(/^Fill in \{productTitle\}/)).toBeVisible();
  },
});

export const SentAndResolved = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const ticket = await page();
    await userEvent.type(ticket.getByRole('textbox', { name: 'Reply' }), 'All done.');
    await userEvent.click(ticket.getByRole('button', { name: 'Send and resolve' }));
    await expect(await ticket.findByText('All done.')).toBeVisible();
    await expect(await ticket.findByRole('button', { name: 'Reopen' })).toBeVisible();
    await expect(ticket.queryByRole('button', { name: 'Send and resolve' })).toBeNull();
  },
});

/** A toast leaves the composer free: it is beside it on a desktop, above it on a phone. */
export const WithToast = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ userEvent }) => {
    const ticket = await page();
    await userEvent.click(ticket.getByRole('button', { name: 'Resolve' }));
    const toast = (await screen.findByText('Ticket status updated successfully')).closest('li');
    const form = ticket.getByRole('textbox', { name: 'Reply' }).closest('form');
    await waitFor(() => expect(isClearOf(form, toast)).toBe(true));
  },
});

export const WithToastOnPhone = WithToast.extend({
  tags: ['!screen', 'phone'],
  globals: { viewport: { value: 'phone' } },
});

function isClearOf(form: Element | null, toast: Element | null): boolean {
  if (!form || !toast) return false;
  const { left, right, top, bottom } = form.getBoundingClientRect();
  const over = toast.getBoundingClientRect();
  return over.left >= right || over.right <= left || over.top >= bottom || over.bottom <= top;
}

export const Loading = meta.story({
  beforeEach: () => adminSignedIn(aServer({}, { 'GET /api/support/:id': onItsWay })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the ticket...')).toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  beforeEach: () =>
    adminSignedIn(
      aServer({}, { 'GET /api/support/:id': refusal(404, 'This ticket was not found.') }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View all tickets' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    adminSignedIn(
      aServer({}, { 'GET /api/support/:id': refusal(500, 'Something went wrong on our side.') }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
  },
});

export const LongNames = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      aServer({
        subject: `שעות הפתיחה ${'x'.repeat(120)} 👩🏽‍🚀`,
        email: `${'a-very-long-name'.repeat(4)}@department.of.very-long-names.example.com`,
        customerId: null,
        account: null,
        merged: ['TKT-2025-0311', 'TKT-2025-0312'],
      }),
    ),
  play: async () => {
    await expect((await page()).getByRole('button', { name: 'Revoke guest link' })).toBeVisible();
  },
});
