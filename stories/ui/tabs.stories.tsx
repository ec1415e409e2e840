import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Tabs, type TabsProps } from '#ui/tabs';
import { Text } from '#ui/text';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For two to seven views of one thing, of which one looks at one at a time: the parts of the admin dashboard, log in and sign up.',
  avoid:
    'For the steps of a process: use **Steps**. For places with addresses of their own: use links. For parts that one compares: put them below each other.',
  good: [
    { text: 'Name each tab with a noun or two, in the plural where it holds a list.' },
    { text: 'Give a count only where it tells somebody to look: open tickets, waiting requests.' },
  ],
  bad: [
    { text: 'Don’t hide in a tab what everybody needs, such as an error or a price.' },
    { text: 'Don’t put tabs into tabs.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen tab, then into its panel.' },
    { keys: 'Left and right arrow', does: 'Choose the tab beside it, round the ends.' },
    { keys: 'Home, End', does: 'Choose the first or the last tab.' },
  ],
};

const labels = [
  'Projects',
  'Support Tickets',
  'Analytics',
  'Products',
  'Orders',
  'Cancellations',
] as const;
const six = labels.map((label) => ({
  value: label.replace(' ', '-').toLowerCase(),
  label,
  panel: <Text>{label} of the last thirty days.</Text>,
}));

const meta = preview.meta({
  title: 'ui/Tabs',
  component: Tabs,
  args: { label: 'Dashboard', tabs: six, value: 'projects', onValueChange: fn() },
  render: (args) => <Chosen key={args.value} {...args} />,
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Views of one thing, one at a time. Six fit beside each other from 1040 px on; on a phone the list scrolls sideways under a fade that shows there is more, with the chosen tab in sight. Only the chosen panel is in the page.',
      },
    },
  },
});

/** The caller's state, for a reader who presses. */
function Chosen(args: TabsProps) {
  const [value, setValue] = useState(args.value);
  const choose = (next: string) => {
    setValue(next);
    args.onValueChange(next);
  };
  return <Tabs {...args} value={value} onValueChange={choose} />;
}

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Orders' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('orders');
    await expect(canvas.getByRole('tabpanel', { name: 'Orders' })).toBeVisible();
    await expect(canvas.queryByText(/^Projects of/)).not.toBeInTheDocument();
  },
});

/** Arrows choose as they move, round the ends; Home and End go to the ends. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    const isChosen = async (name: string) => {
      await waitFor(() => expect(tab(name)).toHaveFocus());
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    };
    await userEvent.tab();
    await isChosen('Projects');
    await userEvent.keyboard('{ArrowRight}');
    await isChosen('Support Tickets');
    await userEvent.keyboard('{End}');
    await isChosen('Cancellations');
    await userEvent.keyboard('{ArrowRight}');
    await isChosen('Projects');
    await userEvent.keyboard('{ArrowLeft}');
    await isChosen('Cancellations');
    await userEvent.keyboard('{Home}');
    await isChosen('Projects');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

export const WithCounts = meta.story({
  args: {
    value: 'support-tickets',
    tabs: six.map((tab) => {
      const count = { 'support-tickets': 12, orders: 1204, cancellations: 0 }[tab.value];
      return count === undefined ? tab : { ...tab, count };
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Support Tickets 12' })).toBeVisible();
  },
});

/** As on the admin dashboard: six beside each other, with nothing to scroll. */
export const SixInAColumn = meta.story({
  // Only a browser lays out.
  tags: ['!test', 'screen'],
  render: (args) => (
    <main>
      <Stack>
        <Heading level={1}>Admin Dashboard</Heading>
        <div style={{ maxInlineSize: 976 }}>
          <Chosen key={args.value} {...args} />
        </div>
      </Stack>
    </main>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    if (window.innerWidth >= 1040) await expect(list.scrollWidth).toBe(list.clientWidth);
    else await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  },
});

/** The chosen tab is scrolled to; a fade says at which end there is more. */
export const OnAPhone = meta.story({
  tags: ['!test', 'phone'],
  globals: { viewport: { value: 'phone' } },
  args: { value: 'products' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(chosen.left).toBeGreaterThanOrEqual(list.left);
    await expect(chosen.right).toBeLessThanOrEqual(list.right);
  },
});

export const OnAPhoneAtTheStart = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
});

/** Two only: log in and sign up. */
export const Two = meta.story({
  args: {
    label: 'Account',
    value: 'login',
    tabs: [
      { value: 'login', label: 'Login', panel: <Text>Sign in with your email.</Text> },
      { value: 'register', label: 'Sign up', panel: <Text>It takes a minute.</Text> },
    ],
  },
});

/** A label keeps its line; what has no room is scrolled to. */
export const LongText = meta.story({
  args: {
    value: 'answers',
    tabs: [
      {
        value: 'questions',
        label: 'Questions that nobody has answered yet',
        count: 1204,
        panel: <Text>None from today.</Text>,
      },
      {
        value: 'answers',
        label: 'Answers that somebody should read again',
        panel: <Text>Two from last week.</Text>,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Answers/);
  },
});

/** Where text runs from right to left, so do the tabs, and the left arrow goes on. */
export const RightToLeft = meta.story({
  tags: ['!test'],
  args: {
    label: 'לוח הבקרה',
    value: 'orders',
    tabs: [
      { value: 'orders', label: 'הזמנות', panel: <Text>שלושים הימים האחרונים</Text> },
      { value: 'products', label: 'מוצרים', panel: <Text>כל המוצרים</Text> },
      { value: 'support', label: 'פניות', panel: <Text>פניות פתוחות</Text> },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="he">
      <Chosen key={args.value} {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'מוצרים' })).toHaveFocus());
  },
});
