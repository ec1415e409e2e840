import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { OrdersTab } from '#app/admin/orders/orders-tab.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { inTab } from '../../fixtures/in-tab.tsx';
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

const openMenu = async (person: UserEventObject, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }));

const choose = async (person: UserEventObject, name: string) =>
  person.click(await screen.findByRole('menuitem', { name }));

/** The opened view hides two columns. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openMenu(userEvent, 'View: Annual orders');
    const views = await screen.findAllByRole('menuitemradio');
    await expect(views.map(({ textContent }) => textContent)).toEqual([
      'All orders',
      'Annual orders',
      'To deliver this week',
      'Failed payments · Bea Ito',
    ]);
    await expect(views[1]).toBeChecked();
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(items).toEqual([
      'Save as new view…',
      'Rename or share this view…',
      'Open this list with this view',
      'Delete this view…',
    ]);
    await expect(canvas.queryByText('Customer Email')).toBeNull();
    await expect(canvas.getByLabelText('Status')).toHaveValue('undelivered');
  },
});

/** A changed filter or column marks the view; the change can be discarded or saved. */
export const Edited = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Discarded', async () => {
      await screen.findByRole('button', { name: 'View: Annual orders' });
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
      await userEvent.click(
        await screen.findByRole('menuitemcheckbox', { name: 'Customer Email' }),
      );
      await userEvent.keyboard('{Escape}');
      await openMenu(userEvent, 'View: Annual orders (edited)');
      await choose(userEvent, 'Discard changes');
      await screen.findByRole('button', { name: 'View: Annual orders' });
      await expect(canvas.queryByText('Customer Email')).toBeNull();
    });
    await step('A changed filter marks the view; it can be saved or discarded', async () => {
      await screen.findByRole('button', { name: 'View: Annual orders' });
      await userEvent.selectOptions(canvas.getByLabelText('Status'), 'late');
      await openMenu(userEvent, 'View: Annual orders (edited)');
      await choose(userEvent, 'Save changes to this view');
      await inSight('View saved');
      await screen.findByRole('button', { name: 'View: Annual orders' });
      await expect(canvas.getByLabelText('Status')).toHaveValue('late');
    });
  },
});

/** A new view of what the list shows becomes the one that it opens with. */
export const SaveDialog = meta.story({
  parameters: { path: '/admin?tab=orders&status=past_due' },
  play: async (context) => {
    const { userEvent } = context;
    await openMenu(userEvent, 'View: All orders');
    await choose(userEvent, 'Save as new view…');
    const dialog = within(await openedDialog('Save view'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Past due');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share with all admins' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Open this list with this view' }));
    await context.userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await inSight('View saved');
    await screen.findByRole('button', { name: 'View: Past due' });
  },
});

/** The name is refused, and the field says why. */
export const NameTaken = meta.story({
  parameters: { path: '/admin?tab=orders&status=past_due' },
  beforeEach: () =>
    aDesk({
      ...storesListViews(),
      'POST /api/admin/list-views': refusal(400, 'There already is a view with this name.', {
        errors: [{ path: 'name', message: 'There already is a view with this name.' }],
      }),
    }),
  play: async ({ userEvent }) => {
    await openMenu(userEvent, 'View: All orders');
    await choose(userEvent, 'Save as new view…');
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
  parameters: { path: '/admin?tab=orders&view=9&status=undelivered' },
  play: async ({ userEvent }) => {
    await openMenu(userEvent, 'View: Failed payments');
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
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
  parameters: { path: '/admin?tab=orders' },
  beforeEach: () =>
    aDesk(storesListViews([aListView({ isDefault: true }), ...someListViews().slice(1)])),
  play: async ({ canvas }) => {
    await screen.findByRole('button', { name: 'View: Annual orders' });
    await expect(canvas.getByLabelText('Status')).toHaveValue('undelivered');
  },
});

export const DeleteQuestion = meta.story({
  parameters: { path: '/admin?tab=orders&view=8&status=undelivered' },
  play: async (context) => {
    const { userEvent } = context;
    await openMenu(userEvent, 'View: To deliver this week');
    await choose(userEvent, 'Delete this view…');
    const dialog = within(await openedDialog('Delete view', 'alertdialog'));
    await expect(dialog.getByText(/Other admins can’t open it/)).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete view' }));
    await inSight('View deleted');
    await screen.findByRole('button', { name: 'View: All orders' });
  },
});

/** Someone else changed it, or another tab: the newer one is shown, and nothing is overwritten. */
export const Conflict = meta.story({
  beforeEach: () =>
    aDesk({
      ...storesListViews(),
      'PATCH /api/admin/list-views/:id': refusal(
        409,
        'This view was changed in the meantime. Your list now shows the newer one.',
        { code: 'conflict', newer: { by: null, at: '2026-01-15T11:00:00.000Z' } },
      ),
    }),
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('button', { name: 'View: Annual orders' });
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'late');
    await openMenu(userEvent, 'View: Annual orders (edited)');
    await choose(userEvent, 'Save changes to this view');
    await inSight(/This view was changed in the meantime/);
  },
});

const longName = 'Orders of restaurants in Mecklenburg-Vorpommern that pay by';

export const LongNames = meta.story({
  parameters: { path: '/admin?tab=orders&view=7&status=late&sort=createdAt:desc' },
  beforeEach: () =>
    aDesk(
      storesListViews([
        aListView({ name: longName }),
        aListView({ id: 9, name: longName, shared: true, by: 'Hubert Blaine Wolfeschlegelstein' }),
      ]),
    ),
  play: async ({ userEvent }) => {
    await openMenu(userEvent, `View: ${longName} (edited)`);
    await expect(await screen.findByText(/Wolfeschlegelstein/)).toBeVisible();
  },
});
