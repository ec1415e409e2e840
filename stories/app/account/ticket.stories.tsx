import { expect, fn, waitFor, within } from 'storybook/test';
import { NoSuchTicket, Component as TicketScreen } from '#app/account/tickets/ticket.screen.tsx';
import { TicketPage, TicketPageLoading } from '#app/account/tickets/ticket-page.tsx';
import type { Reply } from '#app/support/conversation/reply-form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { onItsWay, refusal } from '../../fixtures/answers.ts';
import { atRoute } from '../../fixtures/at-route.tsx';
import {
  aConversation,
  aHostileConversation,
  aLongConversation,
  aMessage,
  anAttachment,
  anOrderConversation,
} from '../../fixtures/conversations.ts';
import { aCustomer, signedIn } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { newestInView } from '../../fixtures/newest-in-view.ts';
import { readsOut } from '../../fixtures/reads-out.ts';
import { anOrderInWork, anOrderTicket, aTicket } from '../../fixtures/tickets.ts';

const reply = 'Is it done already?';

const meta = preview.meta({
  title: 'Screens/Account/Ticket',
  component: TicketPage,
  globals: { audience: 'customer' },
  tags: ['screen'],
  decorators: [inApp],
  args: {
    ticket: aTicket({ status: 'in_progress' }),
    customer: aCustomer(),
    messages: aConversation(),
    onRetry: fn(),
    onReply: fn((_reply: Reply): Promise<unknown> => Promise.resolve()),
    now: new Date('2026-01-15T12:00:00.000Z'),
  },
  beforeEach: () => {
    const leave = signedIn({ 'POST /api/attachments': () => anAttachment() });
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
    path: '/dashboard/support/TKT-2026-0012',
    docs: {
      story: { inline: false, iframeHeight: '820px' },
      description: {
        component:
          'One ticket with its messages, newest in view, and a reply form. Typed text survives errors and reloads; files upload while typing.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('article').map(({ firstChild }) => firstChild?.textContent);
    await expect(names).toEqual([
      expect.stringMatching(/^You /),
      expect.stringMatching(/^Grace at Sitewright /),
      expect.stringMatching(/^You /),
    ]);
    await expect(
      canvas.getByRole('link', { name: 'opening-hours.pdf (opens in a new tab)' }),
    ).toHaveAttribute('href', `/api/attachments/${anAttachment().id}`);
    await expect(canvas.queryByText(/opens it again/)).toBeNull();
  },
});

/** Ctrl + Enter sends, Enter adds a line. The field may not be empty, and is afterwards. */
export const Sent = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Message missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
      const field = canvas.getByRole('textbox', { name: 'Your reply' });
      await expect(field).toHaveAccessibleDescription(/Required/);
      await expect(field).toHaveFocus();
      await expect(args.onReply).not.toHaveBeenCalled();
    });
    await step('Ctrl + Enter sends, Enter adds a line. The field is empty afterwards', async () => {
      const field = canvas.getByRole('textbox', { name: 'Your reply' });
      await userEvent.type(field, 'Is it{Enter}done?');
      await expect(args.onReply).not.toHaveBeenCalled();
      await userEvent.type(field, '{Control>}{Enter}{/Control}');
      await expect(args.onReply).toHaveBeenCalledWith({
        message: 'Is it\ndone?',
        attachmentIds: [],
      });
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(sessionStorage).toHaveLength(0);
      field.blur();
    });
  },
});

export const Pending = meta.story({
  args: { onReply: fn((_reply: Reply): Promise<unknown> => onItsWay()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your reply' }), reply);
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeVisible();
  },
});

/** Typed text is kept in the field and across reloads. */
export const Refused = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    onReply: fn((_reply: Reply): Promise<unknown> => Promise.reject(new TypeError('failed'))),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your reply' });
    await userEvent.type(field, reply);
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await inSight('Couldn’t send your message. It’s still here. Try again.');
    await expect(field).toHaveValue(reply);
    await expect(sessionStorage.getItem('draft TKT-2026-0012')).toBe(reply);
  },
});

/** Restored after a reload. */
export const DraftRestored = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => {
    sessionStorage.setItem('draft TKT-2026-0012', reply);
    return <TicketPage {...args} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your reply' })).toHaveValue(reply);
  },
});

/** One file uploaded, one refused and one removed before it was uploaded. */
export const FilesChosen = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const answers = [() => anAttachment(), onItsWay];
    return signedIn({ 'POST /api/attachments': () => (answers.shift() ?? onItsWay)() });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Attach files'), [
      new File(['%PDF-1.7'], 'opening-hours.pdf', { type: 'application/pdf' }),
      new File(['picture'], 'front-door.jpg', { type: 'image/jpeg' }),
      new File([], 'empty.txt', { type: 'text/plain' }),
    ]);
    await expect(await canvas.findByText('PDF, 8 B')).toBeVisible();
    await expect(canvas.getByText('Uploading... · 40%')).toBeVisible();
    await expect(canvas.getByText('empty.txt is empty. Choose another file.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove front-door.jpg' }));
    await expect(canvas.queryByRole('button', { name: 'Remove front-door.jpg' })).toBeNull();
    await expect(canvas.queryByText('empty.txt is empty. Choose another file.')).toBeNull();
  },
});

/** Offered before files are chosen, because the server would refuse them. */
export const VerifyToAttach = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { customer: aCustomer({ emailVerified: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verify your email to attach files')).toBeVisible();
    await expect(canvas.queryByLabelText('Attach files')).toBeNull();
  },
});

/** The server’s error is shown with the file; the message cannot be sent until it is removed. */
export const FileRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    signedIn({
      'POST /api/attachments': refusal(
        400,
        'This file type isn’t supported. Choose a PNG, JPEG, GIF or WebP image, a PDF or a plain text file.',
      ),
    }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your reply' }), reply);
    await userEvent.upload(canvas.getByLabelText('Attach files'), new File(['MZ'], 'tool.txt'));
    await expect(
      await canvas.findByText(
        'This file type isn’t supported. Choose a PNG, JPEG, GIF or WebP image, a PDF or a plain text file.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await inSight('Some files didn’t upload. Try again or remove them.');
    await expect(args.onReply).not.toHaveBeenCalled();
  },
});

/** At most five files, sent with the message. */
export const FilesSent = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const six = [1, 2, 3, 4, 5, 6].map((one) => new File(['text'], `${one}.txt`));
    await userEvent.upload(canvas.getByLabelText('Attach files'), six);
    await expect(await canvas.findByText('You can attach up to 5 files.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your reply' }), reply);
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await waitFor(() =>
      expect(args.onReply).toHaveBeenCalledWith({
        message: reply,
        attachmentIds: Array(5).fill(anAttachment().id),
      }),
    );
    await waitFor(() => expect(canvas.queryByText('1.txt')).toBeNull());
  },
});

/** Says beforehand that a reply reopens the ticket. */
export const Resolved = meta.story({
  args: { ticket: aTicket({ status: 'resolved' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This ticket is resolved. Your reply reopens it.')).toBeVisible();
  },
});

/** Two hundred messages, with the newest in view. */
export const Long = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { messages: aLongConversation() },
  play: () => newestInView('Message 200'),
});

/** Images have previews; other files show their names. */
export const WithPicture = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => signedIn(),
  args: {
    messages: [
      aMessage({
        attachments: [
          anAttachment({ id: 'saltmarsh-480.webp', name: 'front-door.webp', type: 'image/webp' }),
          anAttachment(),
          anAttachment({ id: 'drawing', name: 'logo.svg', type: 'image/svg+xml', sizeBytes: 900 }),
        ],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('article img')];
    await expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/api/attachments/saltmarsh-480.webp',
    ]);
  },
});

/** The conversation of an order links to it and says how far its delivery is. */
export const AboutAnOrder = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { ticket: anOrderTicket(), messages: anOrderConversation() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ACC-2026-0042: Saltmarsh' })).toHaveAttribute(
      'href',
      '/dashboard/subscriptions/ACC-2026-0042',
    );
    await expect(canvas.getByText(/^Development\. We’ll deliver within/)).toBeVisible();
  },
});

export const OrderPaused = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  args: {
    ticket: anOrderTicket({
      order: anOrderInWork({
        stage: 'requirements',
        pause: {
          reason: 'brief',
          since: '2026-01-15T09:00:00.000Z',
          until: null,
          leftMs: 30 * 60 * 60 * 1000,
          earlier: [],
        },
      }),
    }),
    messages: anOrderConversation(),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^Requirements review\. Send your brief and we’ll deliver within 30 hours\./,
      ),
    ).toBeVisible();
  },
});

export const OrderOverdue = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  args: {
    ticket: anOrderTicket({ order: anOrderInWork({ promisedAt: '2026-01-15T08:00:00.000Z' }) }),
    messages: anOrderConversation(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Development\. Your website was due/)).toBeVisible();
  },
});

export const OrderDelivered = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  args: {
    ticket: anOrderTicket({
      order: anOrderInWork({
        status: 'delivered',
        stage: 'release',
        deliveredAt: '2026-01-15T10:00:00.000Z',
      }),
    }),
    messages: anOrderConversation(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivered', { exact: false })).toHaveTextContent(
      'Delivered Jan 15, 2026',
    );
  },
});

export const OrderCancelled = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  args: {
    ticket: anOrderTicket({ order: anOrderInWork({ status: 'cancelled', promisedAt: null }) }),
    messages: anOrderConversation(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled')).toBeVisible();
  },
});

export const LongAndHostile = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    ticket: aTicket({
      subject: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ${'x'.repeat(90)}`,
      projectId: 'the-order-whose-number-i-have-lost-in-the-move-of-our-office',
      email: `${'a-very-long-name'.repeat(4)}@department.of.very-long-names.example.com`,
    }),
    messages: aHostileConversation(),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>alert/)).toBeVisible();
    await expect(
      canvasElement.querySelector('article script, article img, a[href^=java]'),
    ).toBeNull();
  },
});

/** Replies can still be sent; the form confirms them because the messages are not shown. */
export const MessagesFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { messages: undefined, failed: 'Something went wrong on our side.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    const field = canvas.getByRole('textbox', { name: 'Your reply' });
    await userEvent.type(field, 'Is it done?{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Sent.')).toBeInTheDocument();
    field.blur();
  },
});

/** Neither the ticket nor its messages loaded. */
export const Failed = meta.story({
  decorators: [atRoute('/dashboard/support/:ticketId')],
  render: () => <TicketScreen />,
  beforeEach: () => {
    const down = refusal(500, 'Something went wrong on our side.');
    return signedIn({
      'GET /api/customer/support/tickets/:id': down,
      'GET /api/customer/support/tickets/:id/messages': down,
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your ticket')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <TicketPageLoading />,
  play: readsOut('Loading messages'),
});

/** Looks the same for another customer’s. */
export const NotFound = meta.story({
  render: () => <NoSuchTicket />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ticket not found' })).toBeVisible();
  },
});

/** Marks the ticket as read; a reply appears at once. */
export const Answered = meta.story({
  decorators: [atRoute('/dashboard/support/:ticketId')],
  render: () => <TicketScreen />,
  beforeEach: () => {
    const kept = aConversation();
    let unread = 1;
    return signedIn({
      'GET /api/customer/support/tickets/:id': () => aTicket({ status: 'in_progress', unread }),
      'GET /api/customer/support/tickets/:id/messages': () => kept,
      'POST /api/customer/support/tickets/:id/read': () => {
        unread = 0;
        return { ok: true };
      },
      'POST /api/customer/support/tickets/:id/messages': async (request: Request) => {
        const { message } = await request.json();
        const sent = aMessage({ id: 4, message, createdAt: '2026-01-15T11:58:00.000Z' });
        kept.push(sent);
        return sent;
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your reply' });
    await userEvent.type(field, reply);
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    const messages = within(canvas.getByRole('log', { name: 'Messages' }));
    await expect(await messages.findByText(reply)).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
  },
});
