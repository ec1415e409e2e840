import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button';
import { type CommandGroup, CommandPalette, useShortcut } from '#ui/command-palette';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { openedDialog } from '../fixtures/opened-dialog.ts';

const guide: Guide = {
  use: 'For people who work in an app all day: to go anywhere and do anything from the keyboard.',
  avoid:
    'As the only way to do something. To choose a value in a form, use a **Combobox**. For the actions of one item, use a **Menu**.',
  anatomy: {
    parts: [
      {
        name: 'Search field',
        description: 'Keeps focus while the commands are chosen from.',
        selector: '[role=combobox]',
      },
      { name: 'Group', description: 'A title and its commands.', selector: '[role=group]' },
      {
        name: 'Command',
        description: 'An icon, a label and a description.',
        selector: '[role=option]',
      },
      {
        name: 'Shortcut',
        description: 'Optional.',
        selector: '[role=option] > span:last-child:has(kbd)',
      },
      { name: 'Close button', selector: '[aria-label=Close]' },
    ],
  },
  responsive:
    'As a **Dialog**, it is a sheet at the bottom edge below 740 px, where shortcuts are hidden.',
  accessibility: {
    role: '`dialog` with a `combobox` and a `listbox`',
    announced:
      'The title, then the active command and its group, and how many commands match. Loading is announced.',
    criteria: ['1.3.1', '2.1.1', '4.1.2', '4.1.3'],
  },
  good: [
    { text: 'Start commands that act with a verb, and pages with their title.' },
    { text: 'Show the shortcut of a command that has one, so that people learn it.' },
    { text: 'Say somewhere on the screen that Ctrl K or ⌘ K opens it.' },
  ],
  bad: [
    { text: 'Don’t run something that can’t be undone without asking in a **ConfirmDialog**.' },
    { text: 'Don’t list commands that the person may not use.' },
  ],
  keyboard: [
    { keys: 'Ctrl + K, ⌘ + K', does: 'Open it from anywhere, also from a text field.' },
    { keys: 'Letters', does: 'Filter the commands. The first match becomes active.' },
    { keys: 'Down arrow, Up arrow', does: 'Move between commands, and wrap around at the ends.' },
    { keys: 'Page Down, Page Up', does: 'Move by ten commands.' },
    { keys: 'Home, End, Left and right arrow', does: 'Move in the text.' },
    { keys: 'Enter', does: 'Runs the active command and closes the palette.' },
    { keys: 'Escape', does: 'Closes it. Focus returns to where it was.' },
  ],
};

const run = fn((_id: string) => {});
const command = (id: string, label: string) => ({ id, label, onSelect: () => run(id) });

const groups: readonly CommandGroup[] = [
  {
    title: 'Pages',
    commands: [
      { ...command('orders', 'Orders'), icon: 'file', keywords: 'purchases' },
      { ...command('tickets', 'Tickets'), icon: 'mail' },
      { ...command('security', 'Security'), icon: 'lock', description: 'Two-factor, sessions' },
    ],
  },
  {
    title: 'Actions',
    commands: [
      { ...command('add', 'Add product'), icon: 'plus', shortcut: ['N'] },
      { ...command('copy', 'Copy link'), icon: 'copy', shortcut: ['⌘', 'L'] },
    ],
  },
];

const meta = preview.meta({
  title: 'Navigation/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    groups,
    placeholder: 'Search pages and actions',
  },
  beforeEach: () => void run.mockClear(),
  parameters: {
    guide,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '560px' },
      description: {
        component:
          "Finds and runs commands by typing. The caller opens it, usually with `useShortcut({ key: 'k', modifier: true })`.",
      },
    },
  },
});

const getField = () => screen.getByRole('combobox', { name: 'Commands' });
const labels = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('bdi')?.textContent);
const expectActive = (name: string) =>
  waitFor(() =>
    expect(
      document.getElementById(getField().getAttribute('aria-activedescendant') ?? ''),
    ).toHaveTextContent(name),
  );

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await openedDialog('Commands'));
    await waitFor(() => expect(getField()).toHaveFocus());
    const pages = within(dialog.getByRole('group', { name: 'Pages' }));
    await expect(pages.getAllByRole('option')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('option', { name: /Add product/ }));
    await expect(run).toHaveBeenCalledWith('add');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

/** Every word counts, also those that are not shown. */
export const Filtered = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await openedDialog('Commands');
    await userEvent.type(getField(), 'purch');
    await expect(labels()).toEqual(['Orders']);
    await expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 result'));
  },
});

export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await openedDialog('Commands');
    await waitFor(() => expect(getField()).toHaveFocus());
    await expectActive('Orders');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Tickets');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectActive('Copy link');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Orders');
    await userEvent.keyboard('{PageDown}');
    await expectActive('Copy link');
    await userEvent.keyboard('{PageUp}');
    await expectActive('Orders');
    await userEvent.keyboard('sec');
    await expectActive('Security');
    await userEvent.keyboard('{Home}{End}{ArrowLeft}{ArrowRight}');
    await expect(getField()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(run).toHaveBeenCalledWith('security');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** What was used last comes first, and once. */
export const Recent = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { recent: [command('tickets', 'Tickets'), command('copy', 'Copy link')] },
  play: async ({ userEvent }) => {
    await openedDialog('Commands');
    await expect(labels()).toEqual(['Tickets', 'Copy link', 'Orders', 'Security', 'Add product']);
    await userEvent.type(getField(), 'tic');
    await expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
    await expect(labels()).toEqual(['Tickets']);
    await userEvent.clear(getField());
  },
});

export const Empty = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    await openedDialog('Commands');
    await userEvent.type(getField(), 'zzz{Enter}');
    await expect(run).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results'));
  },
});

const searched = fn();

/** The caller searches for more. What was found before stays until something else arrives. */
export const Loading = meta.story({
  args: { onSearch: searched, loading: true, groups: [], found: groups.slice(0, 1) },
  play: async ({ userEvent }) => {
    await openedDialog('Commands');
    await userEvent.type(getField(), 'ada');
    await expect(searched).toHaveBeenLastCalledWith('ada');
    await expect(labels()).toEqual(['Orders', 'Tickets', 'Security']);
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading...'));
  },
});

const ada = { title: 'Customers', commands: [command('ada', 'Ada Lovelace')] };

/** Commands that match come first, then what was found. */
export const Found = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onSearch: searched, found: [ada] },
  play: async ({ userEvent }) => {
    await openedDialog('Commands');
    await userEvent.type(getField(), 'tick');
    await expect(labels()).toEqual(['Tickets', 'Ada Lovelace']);
    await expect(screen.getByRole('option', { name: 'Tickets' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

/** Commands can still be used. */
export const SearchFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onSearch: searched, error: 'Couldn’t search customers. Check your connection.' },
  play: async ({ userEvent }) => {
    await openedDialog('Commands');
    await userEvent.type(getField(), 'tick');
    await expect(labels()).toEqual(['Tickets']);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Couldn’t search customers. Check your connection.',
      ),
    );
  },
});

const added = fn();

function WithShortcuts() {
  const [isOpen, setOpen] = useState(false);
  useShortcut({ key: 'k', modifier: true }, () => setOpen(!isOpen));
  useShortcut({ key: 'n' }, added);
  return (
    <main style={{ padding: 24 }}>
      <Stack align="start">
        <TextField label="Name" name="name" />
        <Button onClick={() => setOpen(true)}>Open commands</Button>
      </Stack>
      <CommandPalette open={isOpen} onOpenChange={setOpen} groups={groups} />
    </main>
  );
}

/** A shortcut with the modifier works in text fields; a plain letter is typed there. */
export const Shortcuts = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <WithShortcuts />,
  play: async ({ canvas, userEvent }) => {
    added.mockClear();
    await userEvent.keyboard('n');
    await expect(added).toHaveBeenCalledOnce();
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Ann');
    await expect(added).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('Ann');
    await userEvent.keyboard('{Control>}k{/Control}');
    await openedDialog('Commands');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await openedDialog('Commands');
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const OnPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openedDialog('Commands');
  },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: {
    groups: [
      {
        title: 'Customers who bought a website this year',
        commands: [
          {
            ...command('1', 'Maximiliana-Theodora Featherstonehaugh of the Quiet Practice'),
            description: 'maximiliana.theodora@department.of.very-long-names.example.com',
            icon: 'user',
            shortcut: ['Ctrl', 'Shift', 'M'],
          },
          command('2', 'Harbourbakery'.repeat(5)),
        ],
      },
    ],
  },
  play: async () => {
    await openedDialog('Commands');
  },
});

export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  args: {
    title: 'פקודות',
    groups: [{ title: 'דפים', commands: [command('1', 'הזמנות'), command('2', 'Security')] }],
  },
});
