import { expect, waitFor, within } from 'storybook/test';
import { Component as SecurityLogScreen } from '#app/admin/security-log/security-log.screen.tsx';
import type { SecurityEvent } from '#contract/security-log';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { aListOf } from '../../fixtures/lists.ts';
import { aSecurityEvent, someSecurityEvents } from '../../fixtures/security-events.ts';

const list = 'GET /api/admin/security-log';

const securityLogWith = (events: readonly SecurityEvent[], answers: Answers = {}) =>
  adminSignedIn({ [list]: aListOf(events, ({ event }) => event), ...answers });

const meta = preview.meta({
  title: 'Screens/Admin/Security log',
  component: SecurityLogScreen,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => securityLogWith(someSecurityEvents()),
  // The account menu is loaded lazily; wait for it so that the page is complete.
  afterEach: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /My Account/, hidden: true }, { timeout: 10_000 });
  },
  parameters: {
    layout: 'fullscreen',
    path: '/admin/security-log',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Sign-ins, failed attempts and denied requests. Events hold no secrets and nothing a person typed. Repeated events within ten minutes share a row.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Security log' })).toBeVisible();
    const failed = within(await canvas.findByRole('row', { name: /Sign-in failed.*86/ }));
    await expect(failed.getByText('Unknown')).toBeVisible();
    await expect(failed.getByText('198.51.100.23')).toBeVisible();
    const denied = within(canvas.getByRole('row', { name: /Access denied/ }));
    await expect(denied.getByText('ada@harbourbakery.example')).toBeVisible();
    await expect(denied.getByText('GET /api/orders/:id')).toBeVisible();
  },
});

export const Filtered = meta.story({
  parameters: { path: '/admin/security-log?status=rate_limited' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Rate limit reached/ })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Event' })).toHaveDisplayValue(
      'Rate limit reached',
    );
    await expect(canvas.queryByRole('row', { name: /Access denied/ })).toBeNull();
  },
});

export const ByEvent = meta.story({
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Access denied/ });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Event' }), 'Signed in');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Access denied/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Signed in/ })).toBeVisible();
  },
});

export const Pages = meta.story({
  tags: ['!screen'],
  beforeEach: () =>
    securityLogWith(
      Array.from({ length: 45 }, (_, n) =>
        aSecurityEvent({
          id: 90 - n,
          createdAt: new Date(Date.UTC(2026, 0, 15, 11, -n)).toISOString(),
          network: `203.0.113.${n}`,
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('203.0.113.0');
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }));
    await expect(await canvas.findByText('203.0.113.44')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => securityLogWith([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events found')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => securityLogWith([], { [list]: onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading events...')).not.toHaveLength(0);
  },
});

/** Nothing is shown until the session is checked. */
export const CheckingSession = meta.story({
  beforeEach: () => securityLogWith(someSecurityEvents(), { 'GET /api/user': onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Security log' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
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
  beforeEach: () =>
    securityLogWith([
      aSecurityEvent({
        account: {
          id: 3,
          username: 'x',
          email: `${'a-very-long-name'.repeat(12)}@${'department.'.repeat(4)}example`,
        },
      }),
    ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^a-very-long-name/)).toBeVisible();
  },
});
