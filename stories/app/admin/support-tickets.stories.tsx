import { expect, screen, waitFor, within } from 'storybook/test';
import { listWidths } from '#app/admin/list/list-widths.ts';
import { TicketsTab } from '#app/admin/tickets/tickets-tab.tsx';
import type { AdminTicket } from '#contract/tickets';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { hasUsualColumns } from '../../fixtures/has-usual-columns.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { inTab } from '../../fixtures/in-tab.tsx';
import { openFilters } from '../../fixtures/list-tools.ts';
import { aListOf } from '../../fixtures/lists.ts';
import { aDesk, anAccount, anAdminTicket } from '../../fixtures/tickets.ts';

const answer = (rows = aDesk()): Answers => ({
  'GET /api/support': aListOf(rows),
  'GET /api/admin/ticket-counts': { active: 12, mine: 3, unassigned: 5, late: 2, snoozed: 1 },
  'GET /api/admin/assignees': [
    { id: 1, name: 'Grace Hopper' },
    { id: 2, name: 'Linus Pauling' },
  ],
});

const meta = preview.meta({
  title: 'Screens/Admin/Support tickets',
  component: TicketsTab,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inTab, inApp],
  args: { frozenNow: new Date('2026-01-15T12:00:00.000Z') },
  beforeEach: () => adminSignedIn(answer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin?tab=support',
    docs: {
      story: { inline: false, iframeHeight: '640px' },
      description: {
        component:
          'Tickets from customers and visitors, newest first. The status is changed in the row; the messages are in a dialog.',
      },
    },
  },
});

export const Default = meta.story({
  tags: ['every-width'],
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /A shop for used books/ });
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const isPhone = matchMedia(listWidths.phone).matches;
    await expect(headings).toEqual([
      // On phones it is in the menu.
      ...(isPhone ? [] : ['Select all on this page']),
      ...(hasUsualColumns() ? ['Ticket ID'] : []),
      'Subject',
      'Customer',
      ...(hasUsualColumns() ? ['Project ID'] : []),
      'Status',
      'Created',
      'Actions',
    ]);
    if (!hasUsualColumns()) return;
    await expect(canvas.getAllByText('N/A')).toHaveLength(2);
    const [order] = canvas.getAllByText('ACC-2026-0042');
    await expect(order?.closest('a')).toHaveAttribute('href', '/admin/orders/ACC-2026-0042');
  },
});

/** The account comes from the session; an unverified guest email gets a neutral badge. */
export const UnverifiedEmails = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const account = anAccount({ id: 'c1', name: 'Eve Larsen', email: 'eve@example.com' });
    const impostors = anAdminTicket({ id: 16, account, emailVerified: false });
    return adminSignedIn(answer([impostors, ...aDesk()]));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /A shop for used books/ });
    const eves = within(canvas.getByRole('row', { name: /eve@example.com/ }));
    await expect(eves.getByText('Unverified email')).toBeInTheDocument();
    await expect(eves.getByText('entered ada@harbourbakery.example')).toBeVisible();
    const guests = within(canvas.getByRole('row', { name: /noor@secondshelf.example/ }));
    await expect(guests.getByText('Unverified email')).toBeInTheDocument();
    // On a phone, the badges leave room for the address, and the row is as wide as the screen.
    const address = guests.getByRole('link', { name: /noor@secondshelf/ });
    const cell = address.closest('td')?.getBoundingClientRect();
    const before = address.getBoundingClientRect().left - (cell?.left ?? 0);
    await expect(before).toBeLessThanOrEqual((cell?.width ?? 0) * 0.6);
    const { right } = canvas.getByRole('row', { name: /eve@example.com/ }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Unread and spam badges come before the subject. */
export const UnreadAndSpam = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const [question, ...rest] = aDesk();
    const spam = anAdminTicket({ id: 15, ticketId: 'TKT-2026-0015', suspectedSpam: true });
    return adminSignedIn(answer([spam, { ...(question ?? spam), unread: 2 }, ...rest]));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('rowheader', { name: '2 new A shop for used books' }),
    ).toBeVisible();
    const spam = 'Suspected spam New opening hours from February';
    await expect(canvas.getByRole('rowheader', { name: spam })).toBeVisible();
  },
});

/** Late, snoozed, merged and urgent tickets say so before their subject. */
export const States = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const aTicketWith = (id: number, values: Partial<AdminTicket>) =>
      anAdminTicket({ id, ticketId: `TKT-2026-00${id}`, ...values });
    return adminSignedIn(
      answer([
        aTicketWith(21, { answerDueAt: '2026-01-15T09:00:00.000Z', priority: 'urgent' }),
        aTicketWith(22, { snoozedUntil: '2026-01-19T09:00:00.000Z' }),
        aTicketWith(23, { mergedInto: 'TKT-2026-0021', status: 'closed' }),
      ]),
    );
  },
  play: async ({ canvas }) => {
    const late = 'Urgent Late by 3 h New opening hours from February';
    await canvas.findByRole('rowheader', { name: late });
    await expect(canvas.getByText('Until Jan 19')).toBeVisible();
    await expect(canvas.getByText('Merged')).toBeVisible();
  },
});

/** The views count what they show; each filter is in the address. */
export const Filtered = meta.story({
  parameters: { path: '/admin?tab=support&status=active&assignee=me&priority=high' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Priority: High, remove filter' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Priority: High, remove filter' }));
    const views = within(await canvas.findByRole('navigation', { name: /^Views/ }));
    await waitFor(() =>
      expect(views.getByRole('link', { current: 'page' })).toHaveAccessibleName('Mine 3'),
    );
    const filters = await openFilters(userEvent);
    await userEvent.selectOptions(
      filters.getByRole('combobox', { name: 'Assigned to' }),
      await filters.findByRole('option', { name: 'Linus Pauling' }),
    );
    await userEvent.selectOptions(
      filters.getByRole('combobox', { name: 'Sort' }),
      'Longest waiting',
    );
    await waitFor(() =>
      expect(filters.getByRole('combobox', { name: 'Sort' })).toHaveValue('waitingSince:asc'),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /^Clear/ }));
    await waitFor(() =>
      expect(views.getByRole('link', { current: 'page' })).toHaveAccessibleName(/^All/),
    );
  },
});

export const Empty = meta.story({
  beforeEach: () => adminSignedIn(answer([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No support tickets yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => adminSignedIn({ 'GET /api/support': onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading support tickets...')).not.toHaveLength(0);
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    adminSignedIn({ 'GET /api/support': refusal(500, 'Something went wrong on our side.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
  },
});

export const StatusChanged = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const rows = aDesk();
    return adminSignedIn({
      'GET /api/support': (request: Request) => aListOf(rows)(request),
      'PATCH /api/support/:id/status': async (request: Request) => {
        const changed = { ...rows[0], ...(await request.json()) };
        rows[0] = changed;
        return changed;
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByRole('combobox', { name: 'Status of TKT-2026-0013' });
    await userEvent.selectOptions(status, 'Resolved');
    await inSight('Ticket status updated successfully');
    await waitFor(() => expect(status).toHaveValue('resolved'));
  },
});

/** The toast of a changed status takes it back. */
export const StatusUndone = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: StatusChanged.input.beforeEach,
  play: async (context) => {
    await StatusChanged.input.play?.(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const status = context.canvas.getByRole('combobox', { name: 'Status of TKT-2026-0013' });
    await waitFor(() => expect(status).toHaveValue('open'));
    await inSight('Change undone');
  },
});

/** Several tickets get a status or an assignee at once. */
export const Selected = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn({ ...answer(), 'GET /api/admin/assignees': [{ id: 1, name: 'Grace Hopper' }] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select TKT-2026-0013' }));
    const bar = within(canvas.getByRole('group', { name: '1 selected' }));
    await userEvent.click(bar.getByRole('button', { name: 'Status' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(items).toEqual(['Open', 'In progress', 'Resolved', 'Closed']);
    await userEvent.keyboard('{Escape}');
  },
});

/** Restores the old value after a network error. */
export const StatusRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn({
      ...answer(),
      'PATCH /api/support/:id/status': () => Promise.reject(new TypeError('fetch failed')),
    }),
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByRole('combobox', { name: 'Status of TKT-2026-0013' });
    await userEvent.selectOptions(status, 'Resolved');
    await inSight(/^We could not reach the server/);
    await waitFor(() => expect(status).toHaveValue('open'));
  },
});

/** Long and untrusted text, cut off in a row. */
export const LongRows = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => adminSignedIn(answer([aHostileTicket(), aVisitorsTicket()])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
  },
});

function aVisitorsTicket() {
  return anAdminTicket({
    id: 14,
    ticketId: 'TKT-2026-0014',
    projectId: null,
    customerId: null,
    customerType: 'new',
    inquiryType: 'Custom Requirements',
  });
}

function aHostileTicket() {
  return anAdminTicket({
    subject: `שעות הפתיחה ${'x'.repeat(90)} 👩🏽‍🚀`,
    email: `${'a-very-long-name'.repeat(4)}@department.of.very-long-names.example.com`,
    projectId: '<img src=x onerror=alert(1)> the order whose number I have lost',
    message: `<script>alert('no')</script>\n\n${'verylongword'.repeat(400)}`,
    priority: 'urgent',
  });
}
