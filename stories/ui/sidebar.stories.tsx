import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Heading } from '#ui/heading';
import { Sidebar, type SidebarProps, type SidebarSection } from '#ui/sidebar';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For an app with more parts than fit into a **TopBar**, in which people move back and forth all day.',
  avoid:
    'For two to five links, use the **TopBar**. For views of one thing, use **Tabs**. For the way back up, use a **Breadcrumb**.',
  anatomy: {
    parts: [
      { name: 'Section', description: 'A list of pages that belong together.', selector: 'nav ul' },
      { name: 'Current page', selector: '[aria-current=page]' },
      {
        name: 'Count',
        description: 'What waits on that page, 99+ at most.',
        selector: 'nav a > span[aria-hidden]',
      },
      { name: 'Section title', description: 'Optional.', selector: 'nav p' },
      {
        name: 'Collapse button',
        description: 'Shows only the icons.',
        selector: '[aria-label="Collapse navigation"]',
      },
    ],
  },
  responsive:
    'Below 740 px, it is a bar at the bottom with the items that have a `phoneLabel`, and a button that opens a drawer with all of them. From 740 px, it is 212 px wide, or 56 px when collapsed.',
  accessibility: {
    role: '`navigation`; on phones with a `button` that opens a `dialog`',
    announced:
      'The name of the navigation, then each link with its count in words and whether it is the current page.',
    criteria: ['1.3.1', '2.1.1', '2.4.1', '2.4.3', '4.1.2'],
  },
  good: [
    { text: 'Order items by how often people need them, and put settings last.' },
    { text: 'Count only what needs attention, and say what is counted: “3 open tickets”.' },
    { text: 'Remember whether it is folded for each person.' },
  ],
  bad: [
    { text: 'Don’t use it for actions. Items lead to pages, so that they open in a new tab.' },
    { text: 'Don’t give two items the same icon. Folded, people tell them apart by nothing else.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the items, then to the button that folds it.',
    },
    { keys: 'Enter', does: 'Follows the link. On phones, the drawer closes.' },
    {
      keys: 'Enter, Space',
      does: 'On the last button: fold or unfold. On phones: open the drawer.',
    },
    {
      keys: 'Escape',
      does: 'Hides the tooltip, or closes the drawer. Focus returns to its button.',
    },
  ],
};

const sections: readonly SidebarSection[] = [
  {
    items: [
      {
        label: 'Projects',
        href: '#projects',
        icon: 'picture',
        phoneLabel: 'Projects',
        current: true,
      },
      {
        label: 'Tickets',
        href: '#tickets',
        icon: 'mail',
        phoneLabel: 'Tickets',
        count: { value: 3, label: '3 open tickets' },
      },
      {
        label: 'Orders',
        href: '#orders',
        icon: 'file',
        count: { value: 128, label: '128 orders to deliver' },
      },
    ],
  },
  {
    title: 'Settings',
    items: [
      { label: 'People', href: '#people', icon: 'user' },
      { label: 'Security', href: '#security', icon: 'lock' },
    ],
  },
];

function Page({ folded: initial, onFoldedChange, ...args }: SidebarProps) {
  const [folded, setFolded] = useState(initial);
  const change = (next: boolean) => {
    setFolded(next);
    onFoldedChange(next);
  };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap' }}>
      <Sidebar {...args} folded={folded} onFoldedChange={change} />
      <main style={{ flex: 1, minInlineSize: 0, padding: 24 }}>
        <Stack>
          <Heading level={1} size={2}>
            Projects
          </Heading>
          <Text>All websites that are under way.</Text>
        </Stack>
      </main>
    </div>
  );
}

const meta = preview.meta({
  title: 'Navigation/Sidebar',
  component: Sidebar,
  args: {
    'aria-label': 'Admin',
    sections,
    folded: false,
    onFoldedChange: fn(),
  },
  render: (args) => <Page key={String(args.folded)} {...args} />,
  parameters: {
    guide,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '480px' },
      description: {
        component:
          'The navigation of an app, beside its pages. It folds to icons with tooltips. On phones it is a bar at the bottom, and a drawer. The caller remembers whether it is folded.',
      },
    },
  },
});

/** The names of items include their counts. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Admin' }));
    await expect(nav.getByRole('link', { name: 'Projects' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(nav.getByRole('link', { name: 'Tickets (3 open tickets)' })).toHaveAttribute(
      'href',
      '#tickets',
    );
    await expect(nav.getByText('99+')).toBeInTheDocument();
    const settings = within(nav.getByRole('list', { name: 'Settings' }));
    await expect(settings.getAllByRole('link')).toHaveLength(2);
  },
});

/** Icons keep their names, and tooltips show them. */
export const Folded = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { folded: true },
  play: async ({ canvas, userEvent }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Admin' }));
    const tickets = nav.getByRole('link', { name: 'Tickets (3 open tickets)' });
    await expect(nav.getByRole('list', { name: 'Settings' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await expect(tickets).toHaveFocus();
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent('Tickets (3 open tickets)'),
    );
    await expect(tickets).not.toHaveAccessibleDescription();
  },
});

/** Through the items, to the button that folds it. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Admin' }));
    for (const name of [/^Projects/, /^Tickets/, /^Orders/, /^People/, /^Security/]) {
      await userEvent.tab();
      await expect(nav.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(nav.getByRole('button', { name: 'Collapse navigation' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFoldedChange).toHaveBeenLastCalledWith(true);
    const unfold = nav.getByRole('button', { name: 'Expand navigation' });
    await expect(unfold).toHaveFocus();
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(args.onFoldedChange).toHaveBeenLastCalledWith(false);
  },
});

/** On phones, a bar at the bottom has the items that are used most, an action, and the drawer. */
export const OnPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { phoneAction: { label: 'Search', icon: 'search', onSelect: fn() } },
});

export const OnPhoneInUse = OnPhone.extend({
  tags: ['!dev', '!autodocs', 'phone'],
  play: async ({ args, canvas, userEvent }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Admin' }));
    const names = bar.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Projects', 'Tickets (3 open tickets)']);
    await expect(bar.getByRole('link', { current: 'page' })).toHaveAccessibleName('Projects');
    await userEvent.click(bar.getByRole('button', { name: 'Search' }));
    await expect(args.phoneAction?.onSelect).toHaveBeenCalledOnce();
    await expect(bar.getByRole('button', { name: 'More' })).toBeVisible();
  },
});

/** Focus moves in and stays in. Escape, Close and a link close the drawer, and focus returns. */
export const Drawer = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    const open = async () => {
      await userEvent.click(button);
      return within(await screen.findByRole('dialog', { name: 'Admin' }));
    };
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    };
    const drawer = await open();
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(drawer.getByRole('link', { name: 'Security' })).toHaveFocus();
    await userEvent.tab();
    await expect(drawer.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await userEvent.click((await open()).getByRole('button', { name: 'Close' }));
    await isClosed();
    await userEvent.click((await open()).getByRole('link', { name: 'People' }));
    await isClosed();
    await open();
  },
});

const longText: readonly SidebarSection[] = [
  {
    title: 'Everything about the people who work on the websites',
    items: [
      {
        label: 'Maximiliana-Theodora Featherstonehaugh and her colleagues',
        href: '#people',
        icon: 'user',
        current: true,
        count: { value: 12, label: '12 invitations' },
      },
      { label: 'Harbourbakery'.repeat(4), href: '#bakery', icon: 'picture' },
    ],
  },
];

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { sections: longText },
});

export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  args: {
    'aria-label': 'ניהול',
    sections: [
      {
        title: 'הגדרות',
        items: [
          { label: 'אנשים', href: '#people', icon: 'user', current: true },
          {
            label: 'אבטחה',
            href: '#security',
            icon: 'lock',
            count: { value: 2, label: '2 חדשות' },
          },
        ],
      },
    ],
  },
});

/** The current page has a mark, and counts an outline. */
export const ForcedColors = meta.story({ tags: ['!dev', '!autodocs', 'forced-colors'] });
