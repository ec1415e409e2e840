import { expect, screen, waitFor, within } from 'storybook/test';
import {
  AdminDashboard,
  Component as AdminScreen,
} from '#app/admin/dashboard/dashboard.screen.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn, anAdmin, someFigures, someWaiting } from '../../fixtures/admins.ts';
import { onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { aListOf } from '../../fixtures/lists.ts';
import { someProjects } from '../../fixtures/projects.ts';
import { aDesk } from '../../fixtures/tickets.ts';

const lists = {
  'GET /api/projects': aListOf(someProjects()),
  'GET /api/support': aListOf(aDesk()),
};

const meta = preview.meta({
  title: 'Screens/Admin/Dashboard',
  component: AdminDashboard,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn(lists),
  render: () => <AdminScreen />,
  parameters: {
    layout: 'fullscreen',
    path: '/admin',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'The admin dashboard: four summary cards and six tabs. On all but the first tab, the cards and what waits are one line. The open tab, its search and its page are part of the URL.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$48,210.50')).toBeVisible();
    const waiting = within(canvas.getByRole('region', { name: 'Waiting for you' }));
    await waitFor(() =>
      expect(
        waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        ['1 overdue order', '/admin?tab=orders&status=late#lists'],
        ['1 failed first payment', '/admin?tab=orders&status=payment_failed#lists'],
        ['2 past due subscriptions', '/admin?tab=orders&status=past_due#lists'],
        ['1 flagged order', '/admin?tab=orders&status=flagged#lists'],
        ['2 cancellation requests', '/admin?tab=cancellations&status=pending#lists'],
        ['3 unread tickets', '/admin?tab=support&status=unread#lists'],
        ['7 orders to deliver', '/admin?tab=orders&status=undelivered#lists'],
      ]),
    );
    await expect(canvas.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(canvas.getByText('Product and subscription management')).toBeVisible();
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Projects',
      'Support Tickets',
      'Analytics',
      'Products',
      'Orders',
      'Cancellations',
    ]);
    await expect(canvas.getByRole('tab', { name: 'Projects' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(await canvas.findByRole('rowheader', { name: 'Kestrel Cycles' })).toBeVisible();
  },
});

/** Also shown on the Reconciliation page, until an event arrives in the expected version. */
export const OtherWebhookVersion = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn({
      ...lists,
      'GET /api/admin/webhook-version': {
        expected: '2026-10-28.endive',
        received: '2024-06-20',
      },
    }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The webhook endpoint uses another API version'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Events arrive in version 2024-06-20/)).toBeVisible();
    await expect(await canvas.findByText('$48,210.50')).toBeVisible();
  },
});

/** The URL selects the tab; arrow keys move along the tab list. */
export const AnotherTab = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin?tab=support' },
  play: async ({ canvas, userEvent }) => {
    const support = await canvas.findByRole('tab', { name: 'Support Tickets' });
    await expect(support).toHaveAttribute('aria-selected', 'true');
    await expect(
      await canvas.findByRole('rowheader', { name: 'A shop for used books' }),
    ).toBeVisible();
    await expect(await canvas.findByText('$48,210.50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Waiting for you (17)' }));
    await expect(await screen.findByRole('menuitem', { name: '3 unread tickets' })).toHaveAttribute(
      'href',
      '/admin?tab=support&status=unread#lists',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(support);
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('heading', { name: 'Business Analytics' })).toBeVisible();
  },
});

const nothing = someWaiting({
  toDeliver: 0,
  late: 0,
  failedPayments: 0,
  pastDue: 0,
  flagged: 0,
  unreadTickets: 0,
  cancellations: 0,
});

export const NothingWaiting = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => adminSignedIn({ ...lists, 'GET /api/admin/waiting': nothing }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing is waiting/)).toBeVisible();
    await expect(await canvas.findByText('$48,210.50')).toBeVisible();
  },
});

/** Numbers from 1,000 on aren’t counted any further. */
export const MuchWaiting = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn({
      ...lists,
      'GET /api/admin/waiting': someWaiting({ toDeliver: 1000, late: 212, sitesDown: 12 }),
    }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: '1,000+ orders to deliver' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '12 websites down' })).toBeVisible();
  },
});

/** Dots are shown in place of the figures. */
export const Loading = meta.story({
  beforeEach: () =>
    adminSignedIn({
      'GET /api/analytics': onItsWay,
      'GET /api/projects': onItsWay,
      'GET /api/admin/waiting': onItsWay,
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading projects...')).not.toHaveLength(0);
    await expect(canvas.getByText('Loading what’s waiting...')).toBeInTheDocument();
    await expect(canvas.getAllByText('...')).toHaveLength(4);
  },
});

/** Nothing is shown until the session is checked. */
export const CheckingSession = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <AdminDashboard tab="projects" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('...')).toHaveLength(4);
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

const broken = refusal(500, 'Something went wrong on our side.');

export const WaitingFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const failures = [broken];
    return adminSignedIn({
      ...lists,
      'GET /api/admin/waiting': () => failures.pop()?.() ?? someWaiting(),
    });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Couldn’t load what’s waiting')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: '3 unread tickets' })).toBeVisible();
  },
});

/** The figures failed to load; everything else works. */
export const FiguresFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => adminSignedIn({ ...lists, 'GET /api/analytics': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the figures')).toBeVisible();
    await expect(canvas.getAllByText('—')).toHaveLength(4);
    await expect(await canvas.findByRole('rowheader', { name: 'Tide & Timber' })).toBeVisible();
  },
});

/** Negative revenue and very long figures. */
export const LongFigures = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn({
      ...lists,
      'GET /api/analytics': someFigures({
        totalProjects: 1_204_331,
        totalRevenue: '-12345678901.05',
        openTickets: 0,
      }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('-$12,345,678,901.05')).toBeVisible();
  },
});

/** Support sees what waits, but no figures of the business. */
export const SupportRole = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => adminSignedIn(lists, anAdmin({ role: 'support' })),
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Kestrel Cycles' });
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual([
      'Projects',
      'Support Tickets',
      'Products',
      'Orders',
      'Cancellations',
    ]);
    await expect(canvas.queryByText('$48,210.50')).toBeNull();
    // Only who delivers changes the status of a project.
    await expect(canvas.queryByRole('combobox', { name: /^Status of/ })).toBeNull();
  },
});
