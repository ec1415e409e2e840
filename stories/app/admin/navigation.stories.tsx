import { expect, screen, waitFor, within } from 'storybook/test';
import { foldedNavigationKey } from '#app/state/folded-navigation.ts';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn, anAdmin } from '../../fixtures/admins.ts';
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
  // The account menu is loaded lazily; wait for it so that the page is complete.
  afterEach: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /My Account/, hidden: true }, { timeout: 10_000 });
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Beside every admin page: the tabs of the dashboard and all other pages, with the numbers of what waits there. It folds to icons, which the browser remembers, and starts folded below 1040 px. On phones it is a drawer.',
      },
    },
  },
});

const navigation = async () =>
  within(await screen.findByRole('navigation', { name: 'Admin' }, { timeout: 10_000 }));
const projects = () =>
  screen.findByRole('rowheader', { name: 'Kestrel Cycles' }, { timeout: 10_000 });

export const Default = meta.story({
  play: async () => {
    const nav = await navigation();
    await expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#admin-content',
      '/admin',
      '/admin?tab=support',
      '/admin?tab=analytics',
      '/admin?tab=products',
      '/admin?tab=orders',
      '/admin?tab=cancellations',
      '/admin/delivery',
      '/admin/customers',
      '/admin/discounts',
      '/admin/canned-replies',
      '/admin/reconciliation',
      '/admin/settings',
      '/admin/people',
      '/admin/operations',
      '/admin/mails',
      '/admin/audit',
      '/admin/security-log',
      '/admin/security',
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
    await expect(nav.getByRole('link', { name: 'Email log' })).toBeInTheDocument();
    await expect(await projects()).toBeVisible();
  },
});

/** The page changes, and the navigation stays and marks it. */
export const AnotherPage = meta.story({
  beforeEach: screensAtOnce,
  play: async ({ userEvent }) => {
    const nav = await navigation();
    await projects();
    await userEvent.click(nav.getByRole('link', { name: 'Email log' }));
    await expect(await screen.findByRole('row', { name: /greta@rothdental/ })).toBeVisible();
    await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Email log');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
});

/** A button names the current page. The drawer closes when a page is chosen. */
export const OnPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await projects();
    await userEvent.click(await screen.findByRole('button', { name: 'Admin: Projects' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Admin' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Email log' }));
    await expect(await screen.findByRole('row', { name: /greta@rothdental/ })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Admin: Email log' }));
    await expect(await screen.findByRole('dialog', { name: 'Admin' })).toBeVisible();
  },
});

/** Places that the role may not open are left out. */
export const DeliveryRole = meta.story({
  beforeEach: () =>
    adminSignedIn({ 'GET /api/projects': aListOf(someProjects()) }, anAdmin({ role: 'delivery' })),
  play: async () => {
    await projects();
    const nav = await navigation();
    await expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#admin-content',
      '/admin',
      '/admin?tab=support',
      '/admin?tab=products',
      '/admin?tab=orders',
      '/admin?tab=cancellations',
      '/admin/delivery',
      '/admin/customers',
      '/admin/discounts',
      '/admin/canned-replies',
      '/admin/security',
    ]);
  },
});
