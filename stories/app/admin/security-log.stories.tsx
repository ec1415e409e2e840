import { expect, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { securityLog } from '#app/admin/security-log/section.ts';
import { SecurityLog } from '#app/admin/security-log/security-log.tsx';
import type { SecurityEvent } from '#contract/security-log';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { hasUsualColumns } from '../../fixtures/has-usual-columns.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { isShownWhereWide } from '../../fixtures/is-shown-where-wide.ts';
import { chooseFilter, openFilters } from '../../fixtures/list-tools.ts';
import { aListView } from '../../fixtures/list-views.ts';
import { aListOf } from '../../fixtures/lists.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { aSecurityEvent, someSecurityEvents } from '../../fixtures/security-events.ts';

const list = 'GET /api/admin/security-log';

const securityLogWith = (events: readonly SecurityEvent[], answers: Answers = {}) =>
  adminSignedIn({ [list]: aListOf(events, ({ event }) => event), ...answers });

const meta = preview.meta({
  title: 'Screens/Admin/Security log',
  component: adminScreen(securityLog, securityLog.page, SecurityLog),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => securityLogWith(someSecurityEvents()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/security-log',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Sign-ins, failed attempts and denied requests. Events hold no secrets and nothing a person typed. Repeated events within ten minutes share a row. On a phone each row has two lines.',
      },
    },
  },
});

export const Default = meta.story({
  tags: ['every-width'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Security log' })).toBeVisible();
    const failed = within(await canvas.findByRole('row', { name: /Sign-in failed.*86/ }));
    await expect(failed.getByText('Unknown')).toBeVisible();
    if (hasUsualColumns()) await isShownWhereWide(failed.getByText('198.51.100.23'));
    const denied = within(canvas.getByRole('row', { name: /Access denied/ }));
    await expect(denied.getByRole('link', { name: 'ada@harbourbakery.example' })).toBeVisible();
    if (hasUsualColumns()) await isShownWhereWide(denied.getByText('GET /api/orders/:id'));
  },
});

export const Filtered = meta.story({
  parameters: { path: '/admin/security-log?status=rate_limited' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Rate limit reached/ })).toBeVisible();
    await expect(canvas.getByText('Event: Rate limit reached')).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Access denied/ })).toBeNull();
  },
});

export const ByEvent = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Access denied/ });
    await chooseFilter(userEvent, 'Event', 'Signed in');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Access denied/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Signed in/ })).toBeVisible();
  },
});

/** The whole row opens the event with what the table has no room for. */
export const Details = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Sign-in failed.*86/ });
    await userEvent.click(within(row).getByText('Sign-in failed'));
    const dialog = within(await openedDialog('Sign-in failed'));
    await expect(dialog.getByText('POST /api/login')).toBeVisible();
    await expect(dialog.getByText('198.51.100.23')).toBeVisible();
    await expect(dialog.getByText('86')).toBeVisible();
  },
});

/** The search, the filter and the days of a saved view. */
export const SavedView = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  parameters: { path: '/admin/security-log?view=3' },
  beforeEach: () =>
    securityLogWith(someSecurityEvents(), {
      'GET /api/admin/list-views': (request: Request) => {
        const { searchParams } = new URL(request.url);
        const state = { ...aListView().state, status: 'access_denied', sort: 'createdAt:desc' };
        return searchParams.get('list') === 'security_log'
          ? [aListView({ id: 3, list: 'security_log', name: 'Denied in January', state })]
          : [];
      },
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Denied in January/ }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Signed in/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Access denied/ })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Denied in January',
    );
  },
});

export const LimitedToDays = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  parameters: { path: '/admin/security-log?from=2026-01-15&to=2026-01-15' },
  play: async ({ canvas, userEvent }) => {
    const chip = 'Time: Jan 15, 2026, remove filter';
    await expect(await canvas.findByRole('button', { name: chip })).toBeVisible();
    const filters = await openFilters(userEvent);
    const days = within(filters.getByRole('group', { name: 'Time' }));
    await expect(days.getByLabelText('From')).toHaveValue('2026-01-15');
    await expect(days.getByLabelText('To')).toHaveValue('2026-01-15');
  },
});

export const Pages = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () =>
    securityLogWith(
      Array.from({ length: 45 }, (_, n) =>
        aSecurityEvent({
          id: 90 - n,
          createdAt: new Date(Date.UTC(2026, 0, 15, 11, -n)).toISOString(),
          count: n + 1,
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1×');
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }));
    await expect(await canvas.findByText('45×')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => securityLogWith([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => securityLogWith([], { [list]: onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading events...')).not.toHaveLength(0);
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    securityLogWith([], { [list]: refusal(500, 'Something went wrong on our side.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The longest possible email address. */
export const LongAccount = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    securityLogWith([
      aSecurityEvent({
        account: {
          id: 3,
          username: 'x',
          customer: null,
          email: `${'a-very-long-name'.repeat(12)}@${'department.'.repeat(4)}example`,
        },
      }),
    ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^a-very-long-name/)).toBeVisible();
  },
});
