import { expect, fn, waitFor, within } from 'storybook/test';
import { Component as TicketsScreen } from '#app/account/tickets/tickets.screen.tsx';
import { Tickets } from '#app/account/tickets/tickets.tsx';
import preview from '../../../.storybook/preview.tsx';
import { badGateway, onItsWay, refusal } from '../../fixtures/answers.ts';
import { anAttachment } from '../../fixtures/conversations.ts';
import { aCustomer, signedIn } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { readsOut } from '../../fixtures/reads-out.ts';
import { aPortfolio } from '../../fixtures/subscriptions.ts';
import { aCorrespondence, aTicket } from '../../fixtures/tickets.ts';

const sent = fn();
const call = 'POST /api/customer/support/tickets';
const orders = { 'GET /api/customer/subscriptions': aPortfolio() };

const meta = preview.meta({
  title: 'Screens/Account/Tickets',
  component: Tickets,
  globals: { audience: 'customer' },
  tags: ['screen'],
  decorators: [inApp],
  args: {
    customer: aCustomer(),
    tickets: aCorrespondence(),
    isOpen: false,
    onOpenChange: fn(),
    onRetry: fn(),
  },
  beforeEach: () => {
    const leave = signedIn(orders);
    sessionStorage.clear();
    return () => {
      leave();
      sessionStorage.clear();
    };
  },
  // Loaded on demand; the page is incomplete without it.
  afterEach: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /My Account/ }, { timeout: 10_000 });
  },
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/support',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'A customer’s tickets, newest first, with the number of unread replies, and a form for new tickets. The URL says whether the form is open, so that other pages can link to it. Typed text is kept until the ticket is created.',
      },
    },
  },
});

type Canvas = ReturnType<typeof within>;
type Typist = { type(field: HTMLElement, words: string): Promise<void> };

const rowOf = (link: HTMLElement | undefined) => link?.closest('li');

async function writeTicket(canvas: Canvas, userEvent: Typist) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Opening hours');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'From seven on.');
}

/** Each row links to its ticket. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('link', { name: /opening hours|table form|Invoice|domain/ });
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveAttribute('href', '/dashboard/support/TKT-2026-0012');
    await expect(rowOf(rows[0])).toHaveTextContent(
      /New opening hours.*TKT-2026-0012.*Jan 14, 2026.*Medium priority.*Order ACC-2026-0042.*Open/,
    );
  },
});

/** A long list is drawn a page at a time. */
export const ManyTickets = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    tickets: Array.from({ length: 45 }, (_, index) =>
      aTicket({ id: index + 1, ticketId: `TKT-2026-${String(145 - index).padStart(4, '0')}` }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const pages = canvas.getByRole('navigation', { name: 'Pages of tickets' });
    await expect(within(pages).getByRole('status')).toHaveTextContent('1–40');
    await userEvent.click(within(pages).getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText(/TKT-2026-0101/)).toBeVisible();
    await expect(canvas.getAllByText(/TKT-2026-\d{4}/)).toHaveLength(5);
  },
});

/** There are unread replies. */
export const Unread = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    tickets: aCorrespondence().map((ticket, index) => ({ ...ticket, unread: [1, 3][index] ?? 0 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New reply')).toBeVisible();
    await expect(canvas.getByText('3 new replies')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { tickets: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No tickets yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New Ticket' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
});

export const Loading = meta.story({
  args: { tickets: undefined },
  play: readsOut('Loading your tickets'),
});

export const Failed = meta.story({
  args: {
    tickets: undefined,
    failed: 'We could not reach the server. Check your connection and try again.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The customer’s email is filled in; one of their orders may be selected. */
export const FormOpen = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isOpen: true },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'New Ticket' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(
      'ada@harbourbakery.example',
    );
    await expect(canvas.getByRole('combobox', { name: 'Priority' })).toHaveValue('medium');
    const order = await canvas.findByRole('option', { name: 'ACC-2026-0042 – Saltmarsh' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Order/ }), order);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

/** Files upload while the ticket is being written, and are sent with it. */
export const FilesAttached = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isOpen: true },
  beforeEach: () =>
    signedIn({
      ...orders,
      'POST /api/attachments': anAttachment(),
      [call]: async (request) => {
        sent(await request.json());
        return aTicket();
      },
    }),
  play: async ({ args, canvas, userEvent }) => {
    await writeTicket(canvas, userEvent);
    const file = new File(['%PDF-1.7'], 'opening-hours.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('Attach files'), file);
    await expect(await canvas.findByText('PDF, 8 B')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Ticket' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ subject: 'Opening hours', attachmentIds: [anAttachment().id] }),
    );
    await expect(canvas.queryByText('opening-hours.pdf')).toBeNull();
  },
});

/** The ticket cannot be created until the file is removed or uploaded. */
export const FileRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isOpen: true },
  beforeEach: () =>
    signedIn({
      ...orders,
      'POST /api/attachments': refusal(
        413,
        'The file is larger than 10 MB. Choose a smaller file.',
      ),
    }),
  play: async ({ args, canvas, userEvent }) => {
    await writeTicket(canvas, userEvent);
    const file = new File(['%PDF-1.7'], 'opening-hours.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('Attach files'), file);
    await canvas.findByText('The file is larger than 10 MB. Choose a smaller file.');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Ticket' }));
    await inSight('Some files didn’t upload. Try again or remove them.');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** Offered before files are chosen, because the server would refuse them. */
export const VerifyToAttach = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isOpen: true, customer: aCustomer({ emailVerified: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verify your email to attach files')).toBeVisible();
    await expect(canvas.queryByLabelText('Attach files')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Enter code' })).toHaveAttribute(
      'href',
      '/dashboard/account',
    );
  },
});

/** Validated on submit, with the message of each field. */
export const FieldsMissing = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isOpen: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Ticket' }));
    const subject = canvas.getByRole('textbox', { name: 'Subject' });
    await expect(subject).toHaveAccessibleDescription('Required');
    await expect(subject).toHaveFocus();
  },
});

/** First without a readable error, then with the server’s message. */
export const Refused = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isOpen: true },
  beforeEach: () => {
    const refusals = [
      badGateway,
      refusal(429, 'Too many attempts. Wait 12 minutes and try again.'),
    ];
    return signedIn({ ...orders, [call]: () => (refusals.shift() ?? onItsWay)() });
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await writeTicket(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Ticket' }));
    await expect(await page.findByText('Failed to create support ticket')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Ticket' }));
    await expect(await page.findByText(/Wait 12 minutes and try again/)).toBeVisible();
    await expect(page.getByText('Error')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('From seven on.');
  },
});

/** Restored after a reload, for the same customer only. */
export const DraftRestored = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isOpen: true },
  render: (args) => {
    const keep = (owner: string, text: string) =>
      sessionStorage.setItem(`draft new ticket of ${owner}: message`, text);
    keep('grace@example.com', 'From seven on.');
    keep('ada@harbourbakery.example', 'From eight on.');
    return <Tickets {...args} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('From eight on.');
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
  },
});

export const Pending = meta.story({
  args: { isOpen: true },
  beforeEach: () => signedIn({ ...orders, [call]: onItsWay }),
  play: async ({ canvas, userEvent }) => {
    await writeTicket(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Ticket' }));
    await expect(canvas.getByRole('button', { name: 'Creating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/**
 * Opened from a link on another page: the form is cleared and closed, and the list shows the
 * ticket.
 */
export const Created = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/dashboard/support?new' },
  render: () => <TicketsScreen />,
  beforeEach: () => {
    const kept = aCorrespondence();
    return signedIn({
      ...orders,
      'GET /api/customer/support/tickets': () => kept,
      [call]: () => {
        const ticket = aTicket({
          id: 13,
          ticketId: 'TKT-2026-0013',
          subject: 'Opening hours',
          projectId: null,
          createdAt: '2026-01-15T12:00:00.000Z',
        });
        kept.unshift(ticket);
        return ticket;
      },
    });
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Subject' });
    await writeTicket(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Ticket' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Ticket Created')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Opening hours' })).toHaveAttribute(
      'href',
      '/dashboard/support/TKT-2026-0013',
    );
    const toggle = canvas.getByRole('button', { name: 'New Ticket' });
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    await expect(toggle).toHaveFocus();
    await userEvent.click(toggle);
    await expect(await canvas.findByRole('textbox', { name: 'Subject' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(
      'ada@harbourbakery.example',
    );
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** Unbreakable words, right-to-left text, HTML shown as text, and missing names. */
export const LongAndMissing = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    tickets: [
      aTicket({
        subject: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ${'x'.repeat(90)}`,
        projectId:
          'the-order-of-last-spring-whose-number-i-have-lost-in-the-move-of-our-office-to-the-harbour',
        message: `${'verylongword'.repeat(12)}\n\n<script>alert('no')</script>`,
        email: `${'a-very-long-name'.repeat(4)}@department.of.very-long-names.example.com`,
        status: 'in_progress',
      }),
      aTicket({
        id: 2,
        ticketId: 'TKT-2026-0011',
        subject: 'שעות הפתיחה החדשות (02/2026)',
        message: 'שלום, אנחנו פותחים בשבע.\nBest regards from the harbour.',
        projectId: null,
      }),
      aTicket({
        id: 1,
        ticketId: 'TKT-2026-10000',
        subject: '👩🏽‍🚀 More bread 🍞🏳️‍🌈',
        message: 'Please! 🥨🥨🥨',
        projectId: null,
        status: 'closed',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Donaudampf/ })).toBeVisible();
  },
});
