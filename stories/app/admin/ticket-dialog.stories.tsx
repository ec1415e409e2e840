import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TicketDialog } from '#app/admin/tickets/ticket-dialog.tsx';
import type { TicketMessage } from '#contract/ticket-messages';
import type { AdminTicketDetails } from '#contract/tickets';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import {
  aCannedReply,
  aDeskConversation,
  aHostileConversation,
  aLongConversation,
  aMessage,
  anOrderConversation,
  someCannedReplies,
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
  const messages = aDeskConversation();
  return {
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
    'PATCH /api/support/:id/status': async (request: Request) =>
      Object.assign(kept, await request.json()),
    'DELETE /api/support/:id/guest-link': { ok: true },
    'GET /api/admin/assignees': [
      { id: 1, name: 'Grace Hopper' },
      { id: 2, name: 'Linus Pauling' },
    ],
    'GET /api/admin/canned-replies': someCannedReplies(),
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
          'A ticket’s messages and reply form, beside its details and the customer’s orders. Selects save on change and restore the old value if refused. A canned reply is inserted, never sent automatically.',
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
    await expect(dialog.queryByRole('button', { name: 'Revoke guest link' })).toBeNull();
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

/** A canned reply is inserted at the caret, and a reply is sent by Ctrl+Enter. */
export const Answered = meta.story({
  play: async ({ userEvent, step }) => {
    await step('Inserted at the caret, not sent', async () => {
      const dialog = await opened();
      const field = dialog.getByRole('textbox', { name: 'Reply' });
      await userEvent.type(field, 'Hello Ada,');
      const choice = dialog.getByRole('combobox', { name: 'Insert canned reply' });
      await userEvent.type(choice, 'looking into');
      await userEvent.click(await screen.findByRole('option', { name: 'We are on it' }));
      await expect(field).toHaveValue(
        'Hello Ada,\nThank you for letting us know. We’re looking into it and will reply today.',
      );
      await expect(field).toHaveFocus();
      await expect(choice).toHaveValue('');
      await expect(dialog.getAllByRole('article')).toHaveLength(4);
    });
    await userEvent.clear(screen.getByRole('textbox', { name: 'Reply' }));
    await step('Ctrl+Enter sends; the reply appears in the messages', async () => {
      const dialog = await opened();
      const field = dialog.getByRole('textbox', { name: 'Reply' });
      await userEvent.type(field, 'It is done.{Control>}{Enter}{/Control}');
      const region = dialog.getByRole('log', { name: 'Messages' });
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
      const dialog = await opened();
      const assignee = dialog.getByRole('combobox', { name: 'Assignee of TKT-2026-0012' });
      const linus = await dialog.findByRole('option', { name: 'Linus Pauling' });
      await userEvent.selectOptions(assignee, linus);
      await inSight('Ticket assigned successfully');
      await waitFor(() => expect(assignee).toHaveValue('2'));
    });
    await step(
      'The form is labeled as an internal note and stays one after adding a note',
      async () => {
        const dialog = await opened();
        await userEvent.type(dialog.getByRole('textbox', { name: 'Reply' }), 'She called twice.');
        await userEvent.click(dialog.getByRole('switch', { name: 'Internal note' }));
        await expect(dialog.getByText('The customer can’t see it.')).toBeVisible();
        await expect(dialog.getByRole('textbox', { name: 'Internal note' })).toHaveValue(
          'She called twice.',
        );
        await expect(sessionStorage.getItem('draft note TKT-2026-0012')).toBe('She called twice.');
        await expect(sessionStorage.getItem('draft answer TKT-2026-0012')).toBeNull();
        await userEvent.click(dialog.getByRole('button', { name: 'Add note' }));
        const messages = within(dialog.getByRole('log', { name: 'Messages' }));
        await expect(await messages.findByText('She called twice.')).toBeVisible();
        await expect(dialog.getByRole('textbox', { name: 'Internal note' })).toHaveValue('');
        await expect(dialog.getByRole('switch', { name: 'Internal note' })).toBeChecked();
      },
    );
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

/** Without canned replies, links to the page that creates them. */
export const NoCannedReplies = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(aServer(ticketDetails(), { 'GET /api/admin/canned-replies': [] })),
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByRole('link', { name: 'Create canned replies' })).toBeVisible();
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

/** From the public form, without an account or project, and marked as spam. The guest link is revoked in place. */
export const FromGuest = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { ticket: anAdminTicket({ ...visitors, suspectedSpam: true }) },
  beforeEach: () =>
    adminSignedIn(aServer(ticketDetails({ ...visitors, suspectedSpam: true, orders: [] }))),
  play: async ({ userEvent, step }) => {
    await step('From the public form, without an account or project', async () => {
      const dialog = await opened();
      await expect(dialog.getByText('Not linked to project')).toBeVisible();
      await expect(dialog.getByText('Sales Inquiry')).toBeVisible();
      await expect(dialog.getByText('Suspected spam')).toBeVisible();
      await expect(dialog.getByText('Custom Requirements')).toBeVisible();
      await expect(dialog.getByText('No orders yet.')).toBeVisible();
    });
    await step('Confirmed in place', async () => {
      const dialog = await opened();
      const ask = dialog.getByRole('button', { name: 'Revoke guest link' });
      await userEvent.click(ask);
      await expect(ask).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(dialog.getByRole('button', { name: 'Revoke link' }));
      await inSight('Guest link revoked');
      await waitFor(() => expect(ask).toHaveFocus());
    });
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
        'GET /api/admin/canned-replies': onItsWay,
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
        'GET /api/admin/canned-replies': [aCannedReply({ title: 'atitlewithoutanend'.repeat(10) })],
      }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await openedDialog();
    await expect(await within(dialog).findByText(/<script>alert/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Insert canned reply' }));
    await expect(await screen.findByRole('option', { name: /^atitle/ })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
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
    await expect(dialog.getByRole('textbox', { name: 'Reply' })).toHaveAccessibleDescription(
      /^Emailed to eve@example.com/,
    );
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
    const dialog = await opened();
    const field = dialog.getByRole('textbox', { name: 'Reply' });
    await userEvent.type(field, 'Yes, on Sundays too.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send reply' }));
    const notice = await dialog.findByRole('region', { name: /^Linus replied on Jan 15, 2026/ });
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(notice).toHaveTextContent('Your reply wasn’t sent');
    await expect(notice).toHaveTextContent('We can’t do that on Sundays.');
    // A toast would cover it on a phone.
    const page = within(document.body);
    await expect(page.queryByText(/Linus replied after you opened/)).toBeNull();
    await expect(field).toHaveValue('Yes, on Sundays too.');
    await expect(dialog.getByRole('button', { name: 'Send anyway' })).toBeVisible();
  },
});

/** A second submit sends the reply. */
export const SentAnyway = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: atSharedDesk,
  play: async ({ userEvent }) => {
    const dialog = await opened();
    const field = dialog.getByRole('textbox', { name: 'Reply' });
    await userEvent.type(field, 'Yes, on Sundays too.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send reply' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(dialog.queryByRole('region', { name: /^Linus replied/ })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Send reply' })).toBeVisible();
  },
});
