import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button, IconButton } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Menu, type MenuItem } from '#ui/menu';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For four or more links or actions that belong together and don’t have room of their own, such as those of an account.',
  avoid:
    'To choose a value, use a **SelectField**. For one or two actions, show **Button**s. For the main navigation, use the **TopBar**’s links.',
  responsive:
    'Below 740 px, the label of a button with an avatar is hidden. It stays in the accessible name.',
  accessibility: {
    role: '`button`, with a `menu` of `menuitem`s',
    announced: 'The label, whether it is expanded, then each item and its position.',
    criteria: ['2.1.1', '2.4.3', '4.1.2'],
  },
  good: [
    { text: 'Put the most used items first, and signing out or deleting last, after a separator.' },
    { text: 'Use a link (`href`) for a page, so that people can open it in a new tab.' },
  ],
  bad: [
    { text: 'Don’t put something people must do, such as paying, only in a menu.' },
    { text: 'Don’t mark an item as critical without a verb: “Delete order”, not “Order”.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, Down arrow', does: 'Open the menu and move to the first item.' },
    { keys: 'Up and down arrow', does: 'Move between items, and wrap around at the ends.' },
    { keys: 'Home, End', does: 'Move to the first or last item.' },
    { keys: 'Letters', does: 'Move to the item that starts with them.' },
    { keys: 'Enter, Space', does: 'Activate the item.' },
    { keys: 'Escape', does: 'Closes the menu. Focus returns to its button.' },
  ],
};

const places: MenuItem[] = [
  { label: 'Dashboard', href: '#dashboard' },
  { label: 'My Subscriptions', href: '#subscriptions' },
  { label: 'Support Tickets', href: '#support' },
];
const logout: MenuItem[] = [{ label: 'Logout', href: '#logout' }];

const meta = preview.meta({
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Ada',
    avatar: { fallback: 'A' },
    title: 'My Account',
    lines: ['Ada', 'ada@example.com'],
    groups: [places, logout],
    align: 'start' as const,
  },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: 360 }}>
        <Story />
      </main>
    ),
  ],
  parameters: {
    guide,
    docs: {
      story: { inline: false, iframeHeight: '400px' },
      description: {
        component:
          'Links and actions behind one button. Its links are real links, so people can open them in a new tab. Opening it moves focus in; Escape returns it.',
      },
    },
  },
});

export const Default = meta.story();

export const Open = Default.extend({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My Account: Ada' }));
    const menu = within(await screen.findByRole('menu', { name: 'My Account: Ada' }));
    await expect(menu.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '#dashboard',
    );
  },
});

export const Closed = meta.story({ tags: ['!dev', '!autodocs'] });

/** Opens with Enter, Space and the down arrow; moves with arrows, Home, End and letters. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'My Account: Ada' });
    const expectFocusOn = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    };
    await userEvent.tab();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await expectFocusOn('Dashboard');
      await userEvent.keyboard('{Escape}');
      await isClosed();
    }
    await userEvent.keyboard('{Enter}');
    await expectFocusOn('Dashboard');
    await userEvent.keyboard('{ArrowDown}');
    await expectFocusOn('My Subscriptions');
    await userEvent.keyboard('{End}');
    await expectFocusOn('Logout');
    await userEvent.keyboard('{ArrowDown}');
    await expectFocusOn('Dashboard');
    await userEvent.keyboard('s');
    await expectFocusOn('Support Tickets');
  },
});

/** An action runs and closes the menu. */
export const Actions = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Actions',
    avatar: undefined,
    title: undefined,
    lines: undefined,
    groups: [
      [
        { label: 'Copy order ID', icon: 'copy' as const, onSelect: fn() },
        { label: 'Open demo', icon: 'arrow-up-right' as const, href: '#demo' },
      ],
      [
        {
          label: 'Delete order',
          icon: 'close' as const,
          tone: 'critical' as const,
          onSelect: fn(),
        },
      ],
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy order ID' }));
    const [group = []] = args.groups;
    const [deed] = 'items' in group ? group.items : group;
    await expect(deed && 'onSelect' in deed && deed.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(button);
    await screen.findByRole('menuitem', { name: 'Delete order' });
  },
});

/** Items that can be switched keep the menu open. Those that can’t say why. */
export const Switches = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'More',
    icon: 'more',
    groups: [
      [{ label: 'Download CSV', onSelect: fn() }],
      {
        title: 'Columns',
        items: [
          { label: 'Order ID', checked: true, onCheckedChange: fn(), locked: 'Always shown' },
          { label: 'Customer', checked: true, onCheckedChange: fn() },
        ],
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const columns = within(await screen.findByRole('group', { name: 'Columns' }));
    const locked = columns.getByRole('menuitemcheckbox', { name: /^Order ID/ });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(columns.getByRole('menuitemcheckbox', { name: 'Customer' }));
    const [, group] = args.groups;
    const item = group && 'items' in group ? group.items[1] : undefined;
    await expect(item && 'onCheckedChange' in item && item.onCheckedChange).toHaveBeenCalledWith(
      false,
    );
    await expect(columns.getByRole('menuitemcheckbox', { name: 'Customer' })).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Maximiliana-Theodora Featherstonehaugh',
    lines: [
      'Maximiliana-Theodora Featherstonehaugh',
      'maximiliana.theodora.featherstonehaugh@department.of.very-long-names.example.com',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /My Account/ }));
    await screen.findByRole('menu');
  },
});

/** On phones, the letter replaces the text; the accessible name stays complete. */
export const OnPhone = meta.story({
  tags: ['!autodocs', 'phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My Account: Ada' }));
    await screen.findByRole('menu');
  },
});

function WithDialog({ label }: { label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        label={label}
        align="start"
        groups={[[{ label: 'Request Cancellation', onSelect: () => setOpen(true) }]]}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Request Cancellation"
        actions={<Button onClick={() => setOpen(false)}>Keep my website</Button>}
      />
    </>
  );
}

/** The menu item is gone when the dialog closes, so focus returns to the menu’s button. */
export const OpensDialog = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <WithDialog label="Actions" />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Request Cancellation' }));
    const keep = await screen.findByRole('button', { name: 'Keep my website' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(keep);
    await waitFor(() => expect(button).toHaveFocus());
  },
});

const onArchive = fn();

/** A button of its own opens it, and what is not available keeps its place. */
export const WithTrigger = meta.story({
  beforeEach: () => void onArchive.mockClear(),
  render: () => (
    <Menu
      trigger={<IconButton icon="more" aria-label="Actions for Harbour Bakery" variant="quiet" />}
      groups={[
        [
          { label: 'Edit', href: '#edit' },
          { label: 'Archive', disabled: true, onSelect: onArchive },
        ],
      ]}
    />
  ),
});

/** Down opens it at its first item, Up at its last. */
export const WithTriggerByKeyboard = WithTrigger.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Harbour Bakery' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    const last = await screen.findByRole('menuitem', { name: 'Archive' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(onArchive).not.toHaveBeenCalled();
    await expect(last).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});
