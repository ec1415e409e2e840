import { expect, fn } from 'storybook/test';
import { IconButton } from '#ui/button';
import { Grid } from '#ui/grid';
import { Heading } from '#ui/heading';
import { Icon } from '#ui/icon';
import { Stack } from '#ui/stack';
import { Stat, type StatProps } from '#ui/stat';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For a key figure, such as a total, a share or the number of open tasks. Put two to four side by side in a **Grid**.',
  avoid: 'For numbers to compare, use a **Table**. For amounts that add up, use a **SummaryList**.',
  anatomy: {
    parts: [
      { name: 'Label', selector: 'dt' },
      { name: 'Value', selector: 'dd' },
      {
        name: 'Detail',
        description: 'Optional. The period or the comparison.',
        selector: 'dd + dd',
      },
    ],
  },
  accessibility: {
    role: 'Description list',
    announced: 'The label, the value, then the change in words. While it loads, that it is busy.',
    criteria: ['1.3.1', '1.4.1'],
  },
  good: [
    { text: 'Say what is counted in the note: “all time”, “need attention”.' },
    { text: 'Explain a calculated number with a **Popover** in `hint`.' },
    { text: 'Write out a change: “12 more than last month”. The color only reinforces it.' },
  ],
  bad: [
    {
      text: 'Don’t show 0 while the number is unknown. Use `loading`, and “—” if it can’t be calculated.',
    },
    { text: 'Don’t round money that people have to account for.' },
  ],
};

const meta = preview.meta({
  title: 'Data/Stat',
  component: Stat,
  args: { label: 'Total Projects', value: '1,204', note: 'all time' },
  render: (args) => (
    <Grid min="figure" gap="m">
      <Stat {...args} />
    </Grid>
  ),
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'A key figure with its label and scope. While it loads, dots take its place, and the layout doesn’t shift.',
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
    note: 'from payment to delivery',
    hint: <Icon icon="info" size="small" />,
  },
});

/** The button of one doesn’t move its label away from the other’s. */
export const Aligned = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  render: (args) => (
    <Grid min="figure" gap="m">
      <Stat {...args} />
      <Stat
        {...args}
        hint={<IconButton icon="info" size="small" aria-label="What this is" onClick={fn()} />}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [plain, explained] = canvas.getAllByRole('term');
    await expect(explained?.offsetHeight).toBe(plain?.offsetHeight);
  },
});

const deltas: NonNullable<StatProps['delta']>[] = [
  { text: '12 more than last month', tone: 'positive' },
  { text: '3 fewer than last month', tone: 'critical' },
  { text: 'same as last month', tone: 'neutral' },
];

export const Deltas = meta.story({
  render: (args) => (
    <Grid min="figure" gap="m">
      {deltas.map((delta) => (
        <Stat key={delta.tone} {...args} delta={delta} />
      ))}
    </Grid>
  ),
});

/** Each leads to what it is about; one of them is open. */
export const AsLinks = meta.story({
  render: (args) => (
    <Grid min="figure" gap="m">
      <Stat {...args} href="#projects" />
      <Stat
        {...args}
        label="Revenue"
        href="#revenue"
        current
        hint={<IconButton icon="info" size="small" aria-label="What this is" onClick={fn()} />}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Revenue' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

/** A long amount gets smaller instead of breaking. */
export const Narrow = meta.story({
  args: { label: 'Revenue', value: '$48,210.50', note: 'total earned' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '230px' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Grid min="figure" gap="xs">
      <Stat {...args} />
      <Stat {...args} size="small" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const amount of canvas.getAllByText('$48,210.50'))
      await expect(amount.getClientRects()).toHaveLength(1);
  },
});

export const Missing = meta.story({ args: { label: 'Avg Delivery', value: '—', note: undefined } });

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Revenue of all subscriptions with support',
    value: '$1,048,576,000.00',
    note: 'total earned since the first website was delivered',
  },
});

const four: StatProps[] = [
  { label: 'Total Projects', value: '1,204', note: 'all time' },
  { label: 'Active Projects', value: '37', note: 'in progress' },
  { label: 'Revenue', value: '$48,311.00', note: 'total earned' },
  { label: 'Open Tickets', value: '6', note: 'need attention' },
];

/** On a dashboard, with the same height before and after loading. */
export const InGrid = meta.story({
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
    <Grid min="figure" gap="m">
      {four.map((stat) => (
        <Stat key={stat.label} {...stat} />
      ))}
      {four.map((stat) => (
        <Stat key={stat.label} {...stat} loading />
      ))}
    </Grid>
  ),
});
