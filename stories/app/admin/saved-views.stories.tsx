import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { OrdersTab } from '#app/admin/orders/orders-tab.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { inTab } from '../../fixtures/in-tab.tsx';
import { chooseFilter, chooseInListMenu, openListMenu } from '../../fixtures/list-tools.ts';
import { aListView, someListViews, storesListViews } from '../../fixtures/list-views.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { anOrderBook, aRevenueSummary } from '../../fixtures/orders.ts';

const aDesk = (answers: Answers = storesListViews()) => {
  const restore = adminSignedIn({
    'GET /api/admin/revenue-summary': aRevenueSummary(),
    'GET /api/orders': anOrderBook(),
    ...answers,
  });
  return () => {
    localStorage.removeItem('hidden-columns');
    restore();
  };
};

const meta = preview.meta({
  title: 'Screens/Admin/Saved views',
  component: OrdersTab,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inTab, inApp],
  beforeEach: () => aDesk(),
  args: { frozenNow: new Date('2026-01-15T12:00:00.000Z') },
  parameters: {
    layout: 'fullscreen',
    path: '/admin?tab=orders&view=7&status=undelivered&sort=createdAt:desc',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Every admin list keeps its search, filters, sort order and columns under a name: for one admin, or shared with all.',
      },
    },
  },
});

/** The current view is a tab over the list. */
const findView = async (name: string) => {
  const views = within(await screen.findByRole('navigation', { name: 'Views of orders' }));
  await waitFor(() =>
    expect(views.getByRole('link', { current: 'page' })).toHaveAccessibleName(name),
  );
  return views;
};

const viewItems = async (person: UserEventObject) => {
  const menu = await openListMenu(person);
  const group = within(menu.getByRole('group', { name: 'View' }));
  return group.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

/** The opened view hides two columns. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const views = await findView('Annual orders');
    const names = views.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names.slice(-3)).toEqual([
      'Annual orders',
      'To deliver this week',
      'Failed payments · Bea Ito',
    ]);
    await expect(await viewItems(userEvent)).toEqual([
      'Save as new view…',
      'Rename or share this view…',
      'Open this list with this view',
      'Delete this view…',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Customer Email')).toBeNull();
  },
});

/** A changed filter or column marks the view; the change can be discarded or saved. */
export const Edited = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Discarded', async () => {
      await findView('Annual orders');
      const menu = await openListMenu(userEvent);
      await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Customer Email' }));
      await userEvent.keyboard('{Escape}');
      await findView('Annual orders (edited)');
      await chooseInListMenu(userEvent, 'Discard changes');
      await findView('Annual orders');
      await expect(canvas.queryByText('Customer Email')).toBeNull();
    });
    await step('A changed filter marks the view; it can be saved or discarded', async () => {
      await chooseFilter(userEvent, 'Payment', 'Past due');
      await findView('Annual orders (edited)');
      await chooseInListMenu(userEvent, 'Save changes to this view');
      await inSight('View saved');
      await findView('Annual orders');
      await expect(canvas.getByText('Payment: Past due')).toBeVisible();
    });
  },
});

/** A new view of what the list shows becomes the one that it opens with. */
export const SaveDialog = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin?tab=orders&status=past_due' },
  play: async (context) => {
    const { userEvent } = context;
    await chooseInListMenu(userEvent, 'Save as new view…');
    const dialog = within(await openedDialog('Save view'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Past due');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share with all admins' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Open this list with this view' }));
    await context.userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await inSight('View saved');
    await findView('Past due');
  },
});

/** The name is refused, and the field says why. */
export const NameTaken = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin?tab=orders&status=past_due' },
  beforeEach: () =>
    aDesk({
      ...storesListViews(),
      'POST /api/admin/list-views': refusal(400, 'There already is a view with this name.', {
        errors: [{ path: 'name', message: 'There already is a view with this name.' }],
      }),
    }),
  play: async ({ userEvent }) => {
    await chooseInListMenu(userEvent, 'Save as new view…');
    const dialog = within(await openedDialog('Save view'));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Annual orders');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/already is a view/));
    await expect(name).toHaveFocus();
  },
});

/** A shared view belongs to all, whoever saved it. */
export const OfAnotherAdmin = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin?tab=orders&view=9&status=undelivered' },
  play: async ({ userEvent }) => {
    await findView('Failed payments · Bea Ito');
    const items = await viewItems(userEvent);
    await expect(items).toEqual([
      'Save as new view…',
      'Rename or share this view…',
      'Open this list with this view',
      'Delete this view…',
    ]);
  },
});

/** The list opens with its default view, unless the address names something else. */
export const OpensWithDefault = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin?tab=orders' },
  beforeEach: () =>
    aDesk(storesListViews([aListView({ isDefault: true }), ...someListViews().slice(1)])),
  play: async () => {
    await findView('Annual orders');
  },
});

export const DeleteQuestion = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin?tab=orders&view=8&status=undelivered' },
  play: async (context) => {
    const { userEvent } = context;
    await chooseInListMenu(userEvent, 'Delete this view…');
    const dialog = within(await openedDialog('Delete view', 'alertdialog'));
    await expect(dialog.getByText(/Other admins can’t open it/)).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete view' }));
    await inSight('View deleted');
    await findView('All orders');
  },
});

/** Someone else changed it, or another tab: the newer one is shown, and nothing is overwritten. */
export const Conflict = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk({
      ...storesListViews(),
      'PATCH /api/admin/list-views/:id': refusal(
        409,
        'This view was changed in the meantime. Your list now shows the newer one.',
        { code: 'conflict', newer: { by: null, at: '2026-01-15T11:00:00.000Z' } },
      ),
    }),
  play: async ({ userEvent }) => {
    await findView('Annual orders');
    await chooseFilter(userEvent, 'Payment', 'Past due');
    await chooseInListMenu(userEvent, 'Save changes to this view');
    await inSight(/This view was changed in the meantime/);
  },
});

const longName = 'Orders of restaurants in Mecklenburg-Vorpommern that pay by';

export const LongNames = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin?tab=orders&view=7&status=late&sort=createdAt:desc' },
  beforeEach: () =>
    aDesk(
      storesListViews([
        aListView({ name: longName }),
        aListView({ id: 9, name: longName, shared: true, by: 'Hubert Blaine Wolfeschlegelstein' }),
      ]),
    ),
  play: async () => {
    const views = await findView(`${longName} (edited)`);
    await expect(views.getByRole('link', { name: /Wolfeschlegelstein/ })).toBeVisible();
  },
});
