import { expect, screen, waitFor, within } from 'storybook/test';
import { type LiveUpdate, liveUpdateEvents } from '#contract/live-updates';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { anOrderBrief } from '../../fixtures/briefs.ts';
import { aDiscount } from '../../fixtures/discounts.ts';
import { eventLines } from '../../fixtures/event-lines.ts';
import { inSight } from '../../fixtures/in-sight.ts';
import { aListOf } from '../../fixtures/lists.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { orderPage } from '../../fixtures/order-page.ts';
import { anOrder, aRevenueSummary, aTimeline, orderDetails } from '../../fixtures/orders.ts';
import { press } from '../../fixtures/press.ts';
import { aCatalogue } from '../../fixtures/products.ts';
import { someLimits } from '../../fixtures/refunds.ts';
import { aDesk, anAdminTicket } from '../../fixtures/tickets.ts';
import { WholeApp } from '../../fixtures/whole-app.tsx';

const asked = anAdminTicket({
  id: 19,
  ticketId: 'TKT-2026-0019',
  subject: 'Can it open on Sundays?',
  createdAt: '2026-01-15T11:58:00.000Z',
  unread: 1,
});

/** A running shop: `tell` sends an event, `ask` adds a ticket to the list. */
function aLiveDesk() {
  let tickets = aDesk();
  let discount = aDiscount();
  const stopAnswering = adminSignedIn({
    'GET /api/support': (request: Request) => aListOf(tickets)(request),
    'GET /api/orders': aListOf([anOrder()]),
    'GET /api/orders/:id': orderDetails(),
    'GET /api/orders/:id/brief': anOrderBrief({ locked: 'delivered' }),
    'GET /api/orders/:id/timeline': aTimeline(),
    'GET /api/orders/:id/refundable': someLimits({ maxAmount: '89.00', policyAmount: null }),
    'GET /api/orders/:id/refunds': [],
    'GET /api/admin/discounts': (request: Request) => aListOf([discount])(request),
    'GET /api/admin/discounts/:id/uses': [],
    'GET /api/products': aCatalogue(),
    'GET /api/admin/mails': aListOf([]),
    'GET /api/admin/revenue-summary': aRevenueSummary(),
  });
  const { lines, restore } = eventLines();
  /** Says everything in one turn, because a toast collects only what arrives within half a second. */
  const say = async (event: string, ...data: object[]) => {
    await waitFor(() => expect(lines.at(-1)?.isOpen).toBe(true), { timeout: 10_000 });
    for (const one of data) lines.at(-1)?.say(event, one);
  };
  return {
    lines,
    ask: () => {
      tickets = [asked, ...tickets];
    },
    endCode: () => {
      discount = { ...discount, status: 'ended', endedAt: '2026-01-15T11:59:00.000Z' };
    },
    tell: (...notices: Partial<LiveUpdate>[]) =>
      say(
        liveUpdateEvents.notice,
        ...notices.map(
          (notice): LiveUpdate => ({
            kind: 'order.paid',
            id: 42,
            name: 'ACC-2026-0042',
            own: false,
            ...notice,
          }),
        ),
      ),
    miss: () => say(liveUpdateEvents.missed, {}),
    close() {
      restore();
      stopAnswering();
    },
  };
}

const opened = { kind: 'ticket.opened', id: 19, name: 'TKT-2026-0019' } as const;

let desk: ReturnType<typeof aLiveDesk>;

const meta = preview.meta({
  title: 'Screens/Admin/Live updates',
  component: WholeApp,
  globals: { audience: 'admin' },
  tags: ['screen'],
  args: { at: '/admin?tab=support' },
  beforeEach: () => {
    desk = aLiveDesk();
    return desk.close;
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Events that arrive while an admin has a page open: affected lists are refetched and one toast announces the change. Events that arrive together share a toast. The admin’s own actions are not announced.',
      },
    },
  },
});

/** The code of the admin area is loaded lazily. */
const settled = () =>
  screen.findByRole('rowheader', { name: /A shop for used books/ }, { timeout: 10_000 });
const messages = () => within(screen.getByRole('region', { name: /Notifications/ }));

export const Default = meta.story({
  play: async () => {
    await settled();
    desk.ask();
    await desk.tell(opened);
    await expect(
      await screen.findByRole('rowheader', { name: '1 new Can it open on Sundays?' }),
    ).toBeVisible();
    await inSight('New ticket');
    await expect(messages().getByText('TKT-2026-0019')).toBeVisible();
    await expect(messages().getByRole('button', { name: 'Show' })).toBeVisible();
  },
});

/** Several events of one kind share a toast. */
export const Burst = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await settled();
    await desk.tell(...[43, 44, 45, 46, 47].map((id) => ({ id, name: `ACC-2026-00${id}` })));
    await inSight('5 new orders');
  },
});

/** The toast leads with the most urgent event and links to it. */
export const MixedUpdates = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await settled();
    await desk.tell({}, { id: 43, name: 'ACC-2026-0043' }, opened, { kind: 'order.disputed' });
    await inSight('Payment disputed');
    await expect(messages().getByText('New ticket, 2 new orders')).toBeVisible();
    await press(userEvent, 'Show');
    await expect((await orderPage()).getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** F8 moves focus to the toast, Enter opens what it announces. */
export const ByKeyboard = meta.story({
  // Needs a real browser's focus handling.
  tags: ['!dev', '!autodocs', '!screen'],
  play: async ({ userEvent }) => {
    await settled();
    const search = screen.getByRole('searchbox');
    search.focus();
    await desk.tell({});
    await inSight('New order');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await orderPage();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
});

/** Announced politely to screen readers. */
export const Announced = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  play: async () => {
    await settled();
    await desk.tell({ kind: 'cancellation.requested' });
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .filter((status) => status.textContent?.includes('New cancellation request'))
          .map((status) => status.getAttribute('aria-live')),
      ).toEqual(['polite']),
    );
  },
});

/** Another admin ended the code whose details are open. */
export const EndedCode = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  args: { at: '/admin/discounts' },
  play: async ({ userEvent }) => {
    const { code, id } = aDiscount();
    await userEvent.click(await screen.findByRole('button', { name: `View Details of ${code}` }));
    const details = within(await openedDialog(code));
    await expect(details.getByText('Active')).toBeVisible();
    await expect(details.getByRole('textbox', { name: 'Link' })).toBeVisible();
    desk.endCode();
    await desk.tell({ kind: 'discount.changed', id, name: code });
    await waitFor(() => expect(details.queryByRole('textbox', { name: 'Link' })).toBeNull(), {
      timeout: 10_000,
    });
    await expect(details.queryByText('Active')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  },
});

/** The admin's own action updates the list without a toast. */
export const OwnAction = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  play: async () => {
    await settled();
    desk.ask();
    await desk.tell({ ...opened, own: true });
    await expect(
      await screen.findByRole('rowheader', { name: /Can it open on Sundays/ }),
    ).toBeVisible();
    await expect(screen.queryByText('New ticket')).toBeNull();
  },
});

/** An open toast stays; further events are announced together after it closes. */
export const QueuedBehindToast = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  play: async ({ userEvent }) => {
    await settled();
    await desk.tell({});
    await inSight('New order');
    for (const id of [43, 44]) await desk.tell({ id, name: `ACC-2026-00${id}` });
    desk.ask();
    await desk.tell({ ...opened, own: true });
    // Lists are refetched every few seconds at most.
    await screen.findByRole('rowheader', { name: /Can it open on Sundays/ }, { timeout: 5000 });
    await expect(messages().getByText('New order')).toBeVisible();
    await userEvent.click(messages().getByRole('button', { name: 'Close' }));
    await inSight('2 new orders');
  },
});

/** After a lost connection everything is refetched, without a toast. */
export const Reconnected = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  play: async () => {
    await settled();
    desk.lines.at(-1)?.breakOff();
    await expect(screen.queryByRole('region', { name: /Notifications/ })).toBeNull();
    await waitFor(() => expect(desk.lines).toHaveLength(2), { timeout: 3000 });
    desk.ask();
    await desk.miss();
    await expect(
      await screen.findByRole('rowheader', { name: /Can it open on Sundays/ }),
    ).toBeVisible();
    await expect(screen.queryByRole('region', { name: /Notifications/ })).toBeNull();
  },
});

/** The connection belongs to the browser tab and survives navigation between admin pages. */
export const OnAnotherPage = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  args: { at: '/admin/mails' },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Email log' });
    await desk.tell({ kind: 'order.flagged' });
    await inSight('Order needs review');
    await press(userEvent, 'Show');
    await orderPage();
    await expect(desk.lines).toHaveLength(1);
    await expect(desk.lines[0]?.isOpen).toBe(true);
  },
});
