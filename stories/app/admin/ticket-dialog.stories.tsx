import { expect, fn, waitFor, within } from 'storybook/test';
import { TicketDialog } from '#app/admin/tickets/ticket-dialog.tsx';
import type { TicketMessage } from '#contract/ticket-messages';
import type { AdminTicketDetails } from '#contract/tickets';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import {
  aDeskConversation,
  aHostileConversation,
  aLongConversation,
  anOrderConversation,
  ticketDetails,
} from '../../fixtures/conversations.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { newestInView } from '../../fixtures/newest-in-view.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { anAccount, anAdminTicket, anOrderTicket } from '../../fixtures/tickets.ts';

/** A server that stores one ticket. */
function aServer(details: AdminTicketDetails = ticketDetails(), answers: Answers = {}): Answers {
  const kept = { ...details };
  return {
    'GET /api/support/:id': () => kept,
    'GET /api/support/:id/messages': aDeskConversation(),
    'POST /api/support/:id/read': { ok: true },
    'PATCH /api/support/:id': async (request: Request) => Object.assign(kept, await request.json()),
    'PATCH /api/support/:id/status': async (request: Request) =>
      Object.assign(kept, await request.json()),
    'GET /api/admin/assignees': [
      { id: 1, name: 'Grace Hopper' },
      { id: 2, name: 'Linus Pauling' },
    ],
    ...answers,
  };
}

const visitors = {
  projectId: null,
  customerId: null,
  customerType: 'new',
  inquiryType: 'Custom Requirements',
} as const;

const meta = preview.meta({
  title: 'Screens/Admin/Ticket dialog',
  component: TicketDialog,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  args: { ticket: anAdminTicket(), open: true, onOpenChange: fn() },
  beforeEach: () => {
    const leave = adminSignedIn(aServer());
    return () => {
      leave();
      sessionStorage.clear();
    };
  },
  parameters: {
    layout: 'fullscreen',
    path: '/admin?tab=support',
    docs: {
      story: { inline: false, iframeHeight: '820px' },
      description: {
        component:
          'A preview of a ticket: its messages beside its details and the customer’s orders. Selects save on change and restore the old value if refused. Replies are written on its page.',
      },
    },
  },
});

async function opened() {
  const dialog = within(await openedDialog('TKT-2026-0012'));
  await dialog.findByText(/Her plan includes this/);
  return dialog;
}

/** Responds with the messages once `arrive` is called. */
const late = {
  arrive: () => {},
  answer: () =>
    new Promise<TicketMessage[]>((resolve) => {
      late.arrive = () => resolve(aDeskConversation());
    }),
};

export const Default = meta.story({
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getAllByRole('link', { name: 'ACC-2026-0042' })).toHaveLength(2);
    await expect(dialog.getByRole('log', { name: 'Messages' })).toHaveTextContent(
      /we open at seven/,
    );
    await expect(
      dialog.getByRole('article', { name: /Linus at Sitewright Internal note/ }),
    ).toBeVisible();
    await expect(dialog.getByText(/^Development\. (Due by|Overdue since)/)).toHaveTextContent(
      /Jan 16, 2026/,
    );
    await expect(dialog.getAllByText('Active')).toHaveLength(2);
    await expect(dialog.getByRole('link', { name: 'Open ticket' })).toHaveAttribute(
      'href',
      '/admin/tickets/TKT-2026-0012',
    );
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
});

/** Shows the first message immediately; the loaded messages replace the log without being announced. */
export const FirstMessageFirst = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () =>
    adminSignedIn(aServer(ticketDetails(), { 'GET /api/support/:id/messages': late.answer })),
  play: async () => {
    const dialog = within(await openedDialog('TKT-2026-0012'));
    const first = dialog.getByRole('log', { name: 'Messages' });
    await expect(first).toHaveTextContent(/we open at seven/);
    late.arrive();
    await dialog.findByText(/Her plan includes this/);
    await expect(first).not.toBeInTheDocument();
  },
});

/** Shows the server's message and restores the old value. */
export const ChangeRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      aServer(ticketDetails(), {
        'PATCH /api/support/:id': refusal(
          409,
          'Another admin changed this ticket. Reload the page and try again.',
        ),
      }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await opened();
    const priority = dialog.getByRole('combobox', { name: 'Priority of TKT-2026-0012' });
    await userEvent.selectOptions(priority, 'Urgent');
    await inSight('Another admin changed this ticket. Reload the page and try again.');
    await waitFor(() => expect(priority).toHaveValue('medium'));
  },
});

const orderTicket = anAdminTicket(anOrderTicket());

/** The conversation of an order links to it and says how far its delivery is. */
export const AboutAnOrder = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { ticket: orderTicket },
  beforeEach: () =>
    adminSignedIn(
      aServer(ticketDetails(orderTicket), {
        'GET /api/support/:id/messages': anOrderConversation(),
      }),
    ),
  play: async () => {
    const dialog = within(await openedDialog('TKT-2026-0012'));
    await dialog.findByText(/^We open at seven/);
    await expect(dialog.getByRole('link', { name: 'ACC-2026-0042: Saltmarsh' })).toHaveAttribute(
      'href',
      '/admin/orders/ACC-2026-0042',
    );
    await expect(dialog.queryByText('Project ID')).toBeNull();
  },
});

/** Either side may have written the first message, so none is shown before all are loaded. */
export const OrderMessagesLoading = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  args: { ticket: orderTicket },
  beforeEach: () =>
    adminSignedIn(
      aServer(ticketDetails(orderTicket), { 'GET /api/support/:id/messages': onItsWay }),
    ),
  play: async () => {
    const dialog = within(await openedDialog('TKT-2026-0012'));
    await expect(await dialog.findByText('Loading messages')).toBeInTheDocument();
    await expect(dialog.queryByText(/we still need your opening hours/)).toBeNull();
  },
});

/** From the public form, without an account or project, and marked as spam. */
export const FromGuest = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { ticket: anAdminTicket({ ...visitors, suspectedSpam: true }) },
  beforeEach: () =>
    adminSignedIn(aServer(ticketDetails({ ...visitors, suspectedSpam: true, orders: [] }))),
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('Not linked to project')).toBeVisible();
    await expect(dialog.getByText('Sales Inquiry')).toBeVisible();
    await expect(dialog.getByText('Suspected spam')).toBeVisible();
    await expect(dialog.getByText('Custom Requirements')).toBeVisible();
    await expect(dialog.getByText('No orders yet.')).toBeVisible();
  },
});

/** Shows what the table knows immediately. */
export const Loading = meta.story({
  beforeEach: () =>
    adminSignedIn(
      aServer(ticketDetails(), {
        'GET /api/support/:id': onItsWay,
        'GET /api/support/:id/messages': onItsWay,
        'GET /api/admin/assignees': onItsWay,
      }),
    ),
  play: async () => {
    const dialog = within(await openedDialog('TKT-2026-0012'));
    await expect(dialog.getByText(/we open at seven/)).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => {
    const failing = refusal(500, 'Something went wrong on our side.');
    return adminSignedIn(
      aServer(ticketDetails(), {
        'GET /api/support/:id': failing,
        'GET /api/support/:id/messages': failing,
      }),
    );
  },
  play: async () => {
    const dialog = within(await openedDialog('TKT-2026-0012'));
    await expect(await dialog.findByText('Couldn’t load messages')).toBeVisible();
    await expect(dialog.getByText('Couldn’t load orders')).toBeVisible();
    await expect(dialog.getByText(/we open at seven/)).toBeVisible();
  },
});

/** 200 messages: the newest is in view. */
export const Long = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      aServer(ticketDetails(), { 'GET /api/support/:id/messages': aLongConversation() }),
    ),
  play: async () => {
    await openedDialog('TKT-2026-0012');
    await newestInView('Message 200');
  },
});

/** 5,000 characters, unbroken words, markup shown as text, right-to-left text. */
export const LongAndHostile = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { ticket: aHostileTicket() },
  beforeEach: () =>
    adminSignedIn(
      aServer(ticketDetails(aHostileTicket()), {
        'GET /api/support/:id/messages': aHostileConversation(),
      }),
    ),
  play: async () => {
    const dialog = await openedDialog();
    await expect(await within(dialog).findByText(/<script>alert/)).toBeVisible();
    await expect(dialog.querySelector('script, article img, a[href^=java]')).toBeNull();
  },
});

function aHostileTicket() {
  return anAdminTicket({
    subject: `שעות הפתיחה ${'x'.repeat(90)} 👩🏽‍🚀`,
    email: `${'a-very-long-name'.repeat(4)}@department.of.very-long-names.example.com`,
    projectId: '<img src=x onerror=alert(1)> the order whose number I have lost',
    message: `<script>alert('no')</script>\n\n${'verylongword'.repeat(400)}`,
    priority: 'urgent',
  });
}

const eve = anAccount({ id: 'c1', name: 'Eve Larsen', email: 'eve@example.com' });
const impostors = ticketDetails({
  customerId: eve.id,
  account: eve,
  email: 'ada@harbourbakery.example',
  emailVerified: false,
});

/** Eve entered Ada’s address: the ticket belongs to Eve, who gets the replies. */
export const UnverifiedEmail = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { ticket: impostors },
  beforeEach: () => adminSignedIn(aServer(impostors)),
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('Unverified email')).toBeVisible();
    await expect(
      dialog.getByText('ada@harbourbakery.example isn’t this account’s verified email'),
    ).toBeVisible();
    await expect(dialog.getByText('Eve Larsen')).toBeVisible();
    await expect(dialog.getByText('eve@example.com')).toBeVisible();
    await expect(dialog.getByText('ID c1')).toBeVisible();
  },
});
