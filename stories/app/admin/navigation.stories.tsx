import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { foldedNavigationKey } from '#app/state/folded-navigation.ts';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn, anAdmin } from '../../fixtures/admins.ts';
import { onItsWay, refusal } from '../../fixtures/answers.ts';
import { inSight } from '../../fixtures/in-sight.ts';
import { aListOf } from '../../fixtures/lists.ts';
import { aMailLog } from '../../fixtures/mails.ts';
import { someProjects } from '../../fixtures/projects.ts';
import { screensAtOnce } from '../../fixtures/screens-at-once.ts';
import { WholeApp } from '../../fixtures/whole-app.tsx';

/** Folded or not, whatever the width of the screen. */
const leftFolded = (folded: boolean) => () => {
  localStorage.setItem(foldedNavigationKey, String(folded));
  const restore = adminSignedIn({
    'GET /api/projects': aListOf(someProjects()),
    'GET /api/admin/mails': aListOf(aMailLog()),
  });
  return () => {
    localStorage.removeItem(foldedNavigationKey);
    restore();
  };
};

const meta = preview.meta({
  title: 'Screens/Admin/Navigation',
  component: WholeApp,
  globals: { audience: 'admin' },
  tags: ['!screen'],
  args: { at: '/admin' },
  beforeEach: leftFolded(false),
  // The account is known last.
  afterEach: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Account/, hidden: true }, { timeout: 10_000 });
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Around every admin page: a bar with the search and the account, and a navigation with the numbers of what waits. It folds to icons, which the browser remembers, and starts folded below 1040 px. On phones it is a bar at the bottom.',
      },
    },
  },
});

const navigation = async () =>
  within(await screen.findByRole('navigation', { name: 'Admin' }, { timeout: 10_000 }));
const projects = () =>
  screen.findByRole('rowheader', { name: /^Kestrel Cycles/ }, { timeout: 10_000 });

export const Default = meta.story({
  play: async () => {
    const nav = await navigation();
    await expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin',
      '/admin?tab=support',
      '/admin?tab=analytics',
      '/admin?tab=products',
      '/admin?tab=orders',
      '/admin?tab=cancellations',
      '/admin/delivery',
      '/admin/customers',
      '/admin/settings',
      '/admin/operations',
    ]);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Projects');
    await expect(
      await nav.findByRole('link', { name: 'Delivery (7 orders to deliver)' }),
    ).toBeVisible();
    await expect(
      nav.getByRole('link', { name: 'Support Tickets (3 unread tickets)' }),
    ).toBeVisible();
    await expect(await projects()).toBeVisible();
  },
});

/** Icons with tooltips. The choice is kept for the next visit. */
export const Folded = meta.story({
  beforeEach: leftFolded(true),
  play: async ({ userEvent }) => {
    const nav = await navigation();
    await userEvent.click(nav.getByRole('button', { name: 'Expand navigation' }));
    await expect(localStorage.getItem(foldedNavigationKey)).toBe('false');
    await userEvent.click(nav.getByRole('button', { name: 'Collapse navigation' }));
    await expect(localStorage.getItem(foldedNavigationKey)).toBe('true');
    await expect(nav.getByRole('link', { name: 'System' })).toBeInTheDocument();
    await expect(await projects()).toBeVisible();
  },
});

/** The pages of the system are tabs of one; the navigation stays and marks it. */
export const System = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: screensAtOnce,
  play: async ({ userEvent }) => {
    const nav = await navigation();
    await projects();
    await userEvent.click(nav.getByRole('link', { name: 'System' }));
    const tabs = within(await screen.findByRole('navigation', { name: 'System' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Email log' }));
    await expect(await screen.findByRole('row', { name: /greta@rothdental/ })).toBeVisible();
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName('Email log');
    await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('System');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
});

/** A bar at the bottom has what is used most; the drawer has the rest, and closes behind its links. */
export const OnPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await projects();
    const bar = await navigation();
    await expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Tickets (3 unread tickets)',
      'Orders (1 flagged order)',
      'Delivery (7 orders to deliver)',
    ]);
    await userEvent.click(bar.getByRole('button', { name: 'More' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Admin' }));
    await expect(drawer.getByRole('button', { name: 'Log out' })).toBeVisible();
    await userEvent.click(drawer.getByRole('link', { name: 'System' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('navigation', { name: 'System' })).toBeVisible();
  },
});

const openAccount = async (person: UserEventObject) => {
  await projects();
  await person.click(await screen.findByRole('button', { name: /^Account/ }));
};

/** The admin’s own account, with nothing of a customer’s. */
export const AccountMenu = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await openAccount(userEvent);
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Security', 'Log out']);
    await expect(items[0]).toHaveAttribute('href', '/admin/security');
    await expect(screen.getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/');
  },
});

const desk = { 'GET /api/projects': aListOf(someProjects()) };

export const LogoutFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn({
      ...desk,
      'POST /api/logout': refusal(500, 'Something went wrong on our side.'),
    }),
  play: async ({ userEvent }) => {
    await openAccount(userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await inSight('Logout failed');
  },
});

export const LoggingOut = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => adminSignedIn({ ...desk, 'POST /api/logout': onItsWay }),
  play: async ({ userEvent }) => {
    await openAccount(userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await expect(
      await screen.findByRole('button', { name: 'Account: Logging out...' }),
    ).toBeVisible();
  },
});

/** Places that the role may not open are left out. */
export const DeliveryRole = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn({ 'GET /api/projects': aListOf(someProjects()) }, anAdmin({ role: 'delivery' })),
  play: async () => {
    await projects();
    const nav = await navigation();
    await expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin',
      '/admin?tab=support',
      '/admin?tab=products',
      '/admin?tab=orders',
      '/admin?tab=cancellations',
      '/admin/delivery',
      '/admin/customers',
    ]);
  },
});
