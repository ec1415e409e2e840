import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Tabs, type TabsProps } from '#ui/tabs';
import { Text } from '#ui/text';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For two to seven views of one thing, shown one at a time, such as the sections of the admin dashboard.',
  avoid:
    'For the steps of a process, use **Steps**. For pages with their own URLs, use links. For parts to compare, show them below each other.',
  anatomy: {
    parts: [
      {
        name: 'Tab list',
        description: 'Scrolls sideways if the tabs don’t fit.',
        selector: '[role=tablist]',
      },
      { name: 'Tab', selector: '[role=tab][aria-selected=false]' },
      { name: 'Selected tab', selector: '[role=tab][aria-selected=true]' },
      {
        name: 'Panel',
        description: 'The content of the selected tab.',
        selector: '[role=tabpanel][data-state=active]',
      },
    ],
  },
  accessibility: {
    role: '`tablist`, `tab`, `tabpanel`',
    announced: 'The label, which tab is selected, its position and its count.',
    criteria: ['2.1.1', '2.4.3', '4.1.2'],
  },
  good: [
    { text: 'Name each tab with one or two nouns, in the plural if it contains a list.' },
    { text: 'Show a count only if it needs attention: open tickets, pending requests.' },
  ],
  bad: [
    { text: 'Don’t hide what everyone needs, such as an error or a price.' },
    { text: 'Don’t nest tabs.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the selected tab, then into its panel.' },
    {
      keys: 'Left and right arrow',
      does: 'Select the neighboring tab, and wrap around at the ends.',
    },
    { keys: 'Home, End', does: 'Select the first or last tab.' },
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
  panel: <Text>{label} from the last thirty days.</Text>,
}));

const meta = preview.meta({
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { 'aria-label': 'Dashboard', tabs: six, value: 'projects', onValueChange: fn() },
  render: (args) => <TabsWithState key={args.value} {...args} />,
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Views of one thing, shown one at a time. Six fit side by side from 1040 px up. On phones, the list scrolls sideways under a fade, with the selected tab in view. Only the selected panel is rendered.',
      },
    },
  },
});

/** Keeps the selection, so that the story is interactive. */
function TabsWithState(args: TabsProps) {
  const [value, setValue] = useState(args.value);
  const choose = (next: string) => {
    setValue(next);
    args.onValueChange?.(next);
  };
  return <Tabs {...args} value={value} onValueChange={choose} />;
}

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Orders' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('orders');
    await expect(canvas.getByRole('tabpanel', { name: 'Orders' })).toBeVisible();
    await expect(canvas.queryByText(/^Projects of/)).not.toBeInTheDocument();
  },
});

/** Arrow keys select, and wrap around at the ends; Home and End go to the ends. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    const expectSelected = async (name: string) => {
      await waitFor(() => expect(tab(name)).toHaveFocus());
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    };
    await userEvent.tab();
    await expectSelected('Projects');
    await userEvent.keyboard('{ArrowRight}');
    await expectSelected('Support Tickets');
    await userEvent.keyboard('{End}');
    await expectSelected('Cancellations');
    await userEvent.keyboard('{ArrowRight}');
    await expectSelected('Projects');
    await userEvent.keyboard('{ArrowLeft}');
    await expectSelected('Cancellations');
    await userEvent.keyboard('{Home}');
    await expectSelected('Projects');
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

/** Six tabs side by side, as on the admin dashboard, without scrolling. */
export const SixTabs = meta.story({
  // Layout needs a real browser.
  tags: ['!dev', '!autodocs', 'screen'],
  render: (args) => (
    <main>
      <Stack>
        <Heading level={1}>Admin Dashboard</Heading>
        <div style={{ maxInlineSize: 976 }}>
          <TabsWithState key={args.value} {...args} />
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

/** The selected tab is scrolled into view; a fade shows where there is more. */
export const OnPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { value: 'products' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(chosen.left).toBeGreaterThanOrEqual(list.left);
    await expect(chosen.right).toBeLessThanOrEqual(list.right);
  },
});

export const OnPhoneAtStart = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  globals: { viewport: { value: 'phone' } },
});

/** The tabs keep the selection themselves. Arrow keys skip what is not available. */
export const WithDisabled = meta.story({
  render: () => (
    <Tabs
      aria-label="Dashboard"
      defaultValue="orders"
      tabs={six.map((tab) => ({ ...tab, disabled: tab.value === 'cancellations' }))}
    />
  ),
});

export const WithDisabledByKeyboard = WithDisabled.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Orders' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const first = canvas.getByRole('tab', { name: 'Projects' });
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
  },
});

/** Log in and sign up. */
export const TwoTabs = meta.story({
  args: {
    'aria-label': 'Account',
    value: 'login',
    tabs: [
      { value: 'login', label: 'Login', panel: <Text>Sign in with your email.</Text> },
      { value: 'register', label: 'Sign up', panel: <Text>It takes a minute.</Text> },
    ],
  },
});

/** A label stays on one line; tabs without room scroll. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    value: 'answers',
    tabs: [
      {
        value: 'questions',
        label: 'Questions that have not been answered yet',
        count: 1204,
        panel: <Text>None from today.</Text>,
      },
      {
        value: 'answers',
        label: 'Answers that need another review',
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

/** In right-to-left text, the tabs are mirrored, and the left arrow moves forward. */
export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    'aria-label': 'לוח הבקרה',
    value: 'orders',
    tabs: [
      { value: 'orders', label: 'הזמנות', panel: <Text>שלושים הימים האחרונים</Text> },
      { value: 'products', label: 'מוצרים', panel: <Text>כל המוצרים</Text> },
      { value: 'support', label: 'פניות', panel: <Text>פניות פתוחות</Text> },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="he">
      <TabsWithState key={args.value} {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'מוצרים' })).toHaveFocus());
  },
});
