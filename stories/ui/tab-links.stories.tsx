import { expect, within } from 'storybook/test';
import { TabLinks } from '#ui/tab-links';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For pages that belong together, or views of one list, each with an address of its own.',
  avoid:
    'For parts of one page that are shown one at a time, use **Tabs**. For the parts of an app, use a **Sidebar**.',
  anatomy: {
    parts: [
      { name: 'Link', selector: 'a' },
      { name: 'Current page', selector: '[aria-current=page]' },
      { name: 'Count', description: 'How many items are behind it.', selector: 'a > span' },
    ],
  },
  responsive: 'Links that don’t fit scroll sideways under a fade.',
  accessibility: {
    role: '`navigation` with a list',
    announced: 'Its label, then each link with its count and whether it is the current page.',
    criteria: ['1.3.1', '2.4.4', '2.4.8', '4.1.2'],
  },
  good: [{ text: 'Name each link after the title of its page.' }],
  bad: [{ text: 'Don’t mix links to other parts of the app into it.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
};

const meta = preview.meta({
  title: 'Navigation/TabLinks',
  component: TabLinks,
  args: {
    'aria-label': 'Views',
    links: [
      { label: 'All tickets', href: '#all', current: true },
      { label: 'Unassigned', href: '#unassigned', count: '5' },
      { label: 'Snoozed', href: '#snoozed', count: '0' },
    ],
  },
  parameters: {
    guide,
    docs: {
      description: {
        component: 'Links that look like tabs: pages of one part, or views of a list.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Views' }));
    await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('All tickets');
    await expect(nav.getByRole('link', { name: 'Unassigned 5' })).toHaveAttribute(
      'href',
      '#unassigned',
    );
  },
});

/** They scroll sideways, and the current one is in sight. */
export const Many = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    links: ['Operations', 'Reconciliation', 'Email log', 'Audit log', 'Security log'].map(
      (label, index) => ({ label, href: `?page=${index}`, current: index === 4 }),
    ),
  },
});
