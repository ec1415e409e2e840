import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Menu, type MenuItem } from '#ui/menu';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For four or more places or actions that belong to one thing and have no room of their own, such as a person’s account.',
  avoid:
    'For choosing a value: use a **SelectField**. For one or two actions: show them as **Button**s. For the main navigation: use the **TopBar**’s links.',
  good: [
    { text: 'Begin with what is chosen most; put what leaves or deletes last, after a line.' },
    { text: 'Make a place a link (`href`), so that it can be opened beside the page.' },
  ],
  bad: [
    { text: 'Don’t keep in a menu alone what somebody must do, such as paying.' },
    { text: 'Don’t mark an item critical without its verb: ‘Delete order’, not ‘Order’.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, Down arrow', does: 'Open it and move to the first item.' },
    { keys: 'Up and down arrow', does: 'Move between items, round the ends.' },
    { keys: 'Home, End', does: 'Move to the first or the last item.' },
    { keys: 'Letters', does: 'Move to the item that begins with them.' },
    { keys: 'Enter, Space', does: 'Choose the item.' },
    { keys: 'Escape', does: 'Closes it; focus goes back to the button.' },
  ],
};

const places: MenuItem[] = [
  { label: 'Dashboard', href: '#dashboard' },
  { label: 'My Subscriptions', href: '#subscriptions' },
  { label: 'Support Tickets', href: '#support' },
];
const logout: MenuItem[] = [{ label: 'Logout', href: '#logout' }];

const meta = preview.meta({
  title: 'ui/Menu',
  component: Menu,
  args: {
    label: 'Ada',
    avatar: { letter: 'A' },
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
          'Places and actions behind one button. Links in it are real links: they can be opened beside the page. Opening it moves focus in, Escape moves it back.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My Account: Ada' }));
    const menu = within(await screen.findByRole('menu', { name: 'My Account: Ada' }));
    await expect(menu.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '#dashboard',
    );
  },
});

export const Closed = meta.story();

/** Opens by Enter, Space and the down arrow; moves by arrows, Home, End and letters. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'My Account: Ada' });
    const isAt = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    };
    await userEvent.tab();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await isAt('Dashboard');
      await userEvent.keyboard('{Escape}');
      await isClosed();
    }
    await userEvent.keyboard('{Enter}');
    await isAt('Dashboard');
    await userEvent.keyboard('{ArrowDown}');
    await isAt('My Subscriptions');
    await userEvent.keyboard('{End}');
    await isAt('Logout');
    await userEvent.keyboard('{ArrowDown}');
    await isAt('Dashboard');
    await userEvent.keyboard('s');
    await isAt('Support Tickets');
  },
});

/** A deed does what it says and closes the menu. */
export const Deeds = meta.story({
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
    const [deed] = args.groups[0] ?? [];
    await expect(deed && 'onSelect' in deed && deed.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(button);
    await screen.findByRole('menuitem', { name: 'Delete order' });
  },
});

export const LongWords = meta.story({
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

/** On a phone the letter stands for the words; the button keeps its whole name. */
export const OnAPhone = meta.story({
  tags: ['phone'],
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

/** The item is gone once the dialog closes: focus goes back to the menu’s button. */
export const OpensADialog = meta.story({
  args: { label: 'Actions' },
  render: (args) => <WithDialog label={args.label} />,
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
