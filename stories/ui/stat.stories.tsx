import { expect } from 'storybook/test';
import { Grid } from '#ui/grid';
import { Heading } from '#ui/heading';
import { Icon } from '#ui/icon';
import { Stack } from '#ui/stack';
import { Stat, type StatProps } from '#ui/stat';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For one number that somebody watches: a total, a sum of money, what waits for an answer. Two to four side by side, in a **Grid**.',
  avoid:
    'Numbers that are compared with each other belong into a **Table**, amounts that add up into a **SummaryList**.',
  good: [
    { text: 'Say what is counted in the note: “all time”, “need attention”.' },
    { text: 'Explain a number that is reckoned with a **Tooltip** in `hint`.' },
    { text: 'Write a change out: “12 more than last month”. The color only repeats it.' },
  ],
  bad: [
    {
      text: 'Don’t show 0 while nobody knows: use `loading`, and “—” where there is nothing to reckon.',
    },
    { text: 'Don’t round money that somebody has to account for.' },
  ],
};

const meta = preview.meta({
  title: 'ui/Stat',
  component: Stat,
  args: { label: 'Total Projects', value: '1,204', note: 'all time' },
  render: (args) => (
    <Grid min="tile" gap="m">
      <Stat {...args} />
    </Grid>
  ),
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'One number with its name and what it counts. While it is on its way dots stand in its place, and nothing moves when it arrives.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Total Projects');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('1,204');
  },
});

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('...')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('1,204')).toBeNull();
  },
});

export const WithHint = meta.story({
  args: {
    label: 'Avg Delivery',
    value: '36.5 h',
    note: 'from payment to hand-over',
    hint: <Icon name="info" size="small" />,
  },
});

const deltas: NonNullable<StatProps['delta']>[] = [
  { text: '12 more than last month', tone: 'positive' },
  { text: '3 fewer than last month', tone: 'critical' },
  { text: 'as many as last month', tone: 'neutral' },
];

export const Deltas = meta.story({
  render: (args) => (
    <Grid min="tile" gap="m">
      {deltas.map((delta) => (
        <Stat key={delta.tone} {...args} delta={delta} />
      ))}
    </Grid>
  ),
});

export const Missing = meta.story({ args: { label: 'Avg Delivery', value: '—', note: undefined } });

export const LongText = meta.story({
  args: {
    label: 'Revenue of all subscriptions with support',
    value: '$1,048,576,000.00',
    note: 'total earned since the first website was handed over',
  },
});

const four: StatProps[] = [
  { label: 'Total Projects', value: '1,204', note: 'all time' },
  { label: 'Active Projects', value: '37', note: 'in progress' },
  { label: 'Revenue', value: '$48,311.00', note: 'total earned' },
  { label: 'Open Tickets', value: '6', note: 'need attention' },
];

/** As they head a dashboard: before and after the numbers came, of one height. */
export const FourInARow = meta.story({
  tags: ['screen'],
  parameters: { controls: { disable: true } },
  decorators: [
    (Story) => (
      <main>
        <Stack>
          <Heading level={1} size={2}>
            Admin Dashboard
          </Heading>
          <Story />
        </Stack>
      </main>
    ),
  ],
  render: () => (
    <Grid min="tile" gap="m">
      {four.map((stat) => (
        <Stat key={stat.label} {...stat} />
      ))}
      {four.map((stat) => (
        <Stat key={stat.label} {...stat} loading />
      ))}
    </Grid>
  ),
});
