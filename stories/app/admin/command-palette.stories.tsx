import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { someCustomers } from '../../fixtures/admin-customers.ts';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { waitsForBrief } from '../../fixtures/briefs.ts';
import { aListOf } from '../../fixtures/lists.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { anOrderBook, aTimeline, orderDetails } from '../../fixtures/orders.ts';
import { aCatalogue } from '../../fixtures/products.ts';
import { someProjects } from '../../fixtures/projects.ts';
import { screensAtOnce } from '../../fixtures/screens-at-once.ts';
import { aDesk } from '../../fixtures/tickets.ts';
import { WholeApp } from '../../fixtures/whole-app.tsx';

const records: Answers = {
  'GET /api/admin/customers': aListOf(someCustomers()),
  'GET /api/projects': aListOf(someProjects()),
  'GET /api/orders': aListOf(anOrderBook()),
  'GET /api/support': aListOf(aDesk()),
  'GET /api/products': aListOf(aCatalogue()),
};

const singleKeys = 'single-key-shortcuts';

/** At the projects, with the palette's code loaded. */
const atWork =
  (answers: Answers = {}) =>
  () => {
    const restore = adminSignedIn({ ...records, ...answers });
    const restoreScreens = screensAtOnce();
    return () => {
      localStorage.removeItem(singleKeys);
      restoreScreens();
      restore();
    };
  };

const meta = preview.meta({
  title: 'Screens/Admin/Command palette',
  component: WholeApp,
  globals: { audience: 'admin' },
  tags: ['!screen', 'unpictured'],
  args: { at: '/admin' },
  beforeEach: atWork(),
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'On every admin page, Ctrl K or Cmd K and the Search button open it. It finds pages, queues, customers, orders, tickets, products and projects, and what can be done with the open order. Single keys move between rows and pages; they can be turned off.',
      },
    },
  },
});

type Keys = { keyboard: (text: string) => Promise<void> };

async function openPalette({ keyboard }: Keys) {
  const button = await screen.findByRole(
    'button',
    { name: /^Search (Ctrl|Cmd) K$/ },
    { timeout: 10_000 },
  );
  await expect(button).toBeVisible();
  // Its code is loaded after the page.
  await waitFor(
    async () => {
      if (!screen.queryByRole('dialog')) await keyboard('{Control>}k{/Control}');
      await expect(screen.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
    },
    { timeout: 10_000 },
  );
  return within(screen.getByRole('dialog', { name: 'Search and commands' }));
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

/** Pages and what is waiting, before anything is typed. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    const palette = await openPalette(userEvent);
    await expect(await palette.findByRole('option', { name: '7 orders to deliver' })).toBeVisible();
    await expect(palette.getByRole('option', { name: /^Delivery/ })).toHaveTextContent(
      'DeliveryGD',
    );
  },
});

/** Acts of other pages, with their keys. */
export const Acts = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ userEvent }) => {
    const palette = await openPalette(userEvent);
    await expect(palette.getByRole('option', { name: /^Add Product/ })).toHaveTextContent(
      'Add ProductCP',
    );
    await userEvent.type(palette.getByRole('combobox'), 'hours');
    await expect(options()[0]).toBe('Settings: Hours');
    await userEvent.keyboard('{Control>}a{/Control}log out');
    await expect(options()).toEqual(['Log out']);
    await userEvent.keyboard('{Control>}a{/Control}refund ACC-2026-0042');
    await waitFor(() => expect(options()[0]).toMatch(/^Refund ACC-2026-0042/), { timeout: 5000 });
  },
});

/** Searches on the server after a pause in typing. Records come after pages. */
export const Found = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const palette = await openPalette(userEvent);
    await userEvent.type(palette.getByRole('combobox'), 'ACC-2026-0042');
    await waitFor(() => expect(options()[0]).toMatch(/^ACC-2026-0042/), { timeout: 5000 });
    await userEvent.keyboard('{Control>}a{/Control}deliv');
    await waitFor(() => expect(options()[0]).toMatch(/^Delivery|^7 orders/));
  },
});

export const FoundCustomer = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const palette = await openPalette(userEvent);
    await userEvent.type(palette.getByRole('combobox'), 'rothdental');
    const found = [
      expect.stringMatching(/^ACC-2025-0931/),
      'Greta Rothgreta@rothdental.example · Account',
    ];
    await waitFor(() => expect(options()).toEqual(found), { timeout: 5000 });
  },
});

export const Loading = meta.story({
  beforeEach: atWork({ 'GET /api/support': onItsWay }),
  play: async ({ userEvent }) => {
    const palette = await openPalette(userEvent);
    await userEvent.type(palette.getByRole('combobox'), 'zz');
    await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent('Searching...'));
  },
});

export const NoResults = meta.story({
  play: async ({ userEvent }) => {
    const palette = await openPalette(userEvent);
    await userEvent.type(palette.getByRole('combobox'), 'zzzz');
    await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent('No results'), {
      timeout: 5000,
    });
  },
});

/** Pages can still be opened, and what was found is shown. */
export const SearchFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: atWork({ 'GET /api/support': refusal(500, 'Please try again in a moment.') }),
  play: async ({ userEvent }) => {
    const palette = await openPalette(userEvent);
    await userEvent.type(palette.getByRole('combobox'), 'ACC-2026-0042');
    await waitFor(
      () =>
        expect(palette.getByRole('status')).toHaveTextContent(
          'Couldn’t search customers, orders and tickets. Please try again in a moment.',
        ),
      { timeout: 5000 },
    );
    await expect(options()[0]).toMatch(/^ACC-2026-0042/);
  },
});

/** The commands of the order come first. A review needs its preview address, so it isn’t offered. */
export const OnOrder = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/admin/orders/ACC-2026-0042' },
  beforeEach: atWork({
    'GET /api/orders/:id': orderDetails({ stage: 'requirements', deliveredAt: null }),
    'GET /api/orders/:id/timeline': aTimeline(),
  }),
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Delivery' }, { timeout: 10_000 });
    await openPalette(userEvent);
    await expect(options().slice(0, 3)).toEqual([
      'Move to Development',
      'Move to Production release',
      'Copy order number',
    ]);
  },
});

const moved = fn();

/** The order moves only after a question, because its brief is missing. */
export const MovedWithoutBrief = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/admin/orders/ACC-2026-0042' },
  beforeEach: () => {
    moved.mockClear();
    const order = orderDetails({ stage: 'requirements', deliveredAt: null, ...waitsForBrief });
    return atWork({
      'GET /api/orders/:id': order,
      'GET /api/orders/:id/timeline': aTimeline(),
      'PATCH /api/orders/:id/stage': () => {
        moved();
        return { ...order, stage: 'development' as const };
      },
    })();
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Delivery' }, { timeout: 10_000 });
    const moveAndAnswer = async (name: string) => {
      const palette = await openPalette(userEvent);
      await userEvent.click(palette.getByRole('option', { name: 'Move to Development' }));
      const question = within(await screen.findByRole('alertdialog'));
      await question.findByText(/^We’re still waiting for the brief for ACC-2026-0042\./);
      await userEvent.click(question.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await moveAndAnswer('Cancel');
    await expect(moved).not.toHaveBeenCalled();
    await moveAndAnswer('Start anyway');
    await waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
  },
});

/** The keys, and a switch for those of a single letter. The browser remembers it. */
export const Shortcuts = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const palette = await openPalette(userEvent);
    await userEvent.type(palette.getByRole('combobox'), 'keyboard{Enter}');
    await openedDialog('Keyboard shortcuts');
    const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    const keys = dialog.getByRole('switch', { name: 'Use single-key shortcuts' });
    await expect(keys).toBeChecked();
    await userEvent.click(keys);
    await expect(localStorage.getItem(singleKeys)).toBe('false');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
