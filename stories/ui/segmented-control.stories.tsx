import { useState } from 'react';
import { fn } from 'storybook/test';
import { type Segment, SegmentedControl, type SegmentedControlProps } from '#ui/segmented-control';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For two to four views of the same thing, such as widths or plans. The choice takes effect at once.',
  avoid:
    'For what a form submits, use a **RadioGroup**. For parts of a page with content of their own, use **Tabs**.',
  anatomy: {
    parts: [
      { name: 'Group', selector: 'fieldset' },
      { name: 'Option', description: 'A radio button with its label.', selector: 'label' },
    ],
  },
  responsive: 'In containers narrower than 640 px, options with an icon show the icon alone.',
  accessibility: {
    role: '`radio` in a `group`',
    announced: 'The name of the group, then the option and its position.',
    criteria: ['1.4.11', '2.1.1', '4.1.2'],
  },
  good: [{ text: 'Use one word for each option.' }],
  bad: [{ text: 'Don’t mix options with and without icons.' }],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen option.' },
    { keys: 'Arrow keys', does: 'Choose the next or previous option.' },
  ],
};

const devices: readonly Segment[] = [
  { value: 'phone', label: 'Phone', icon: 'phone' },
  { value: 'tablet', label: 'Tablet', icon: 'tablet' },
  { value: 'desktop', label: 'Desktop', icon: 'desktop' },
];

function Alive(args: SegmentedControlProps<string>) {
  const [value, setValue] = useState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onValueChange(next);
  };
  return (
    <div style={{ containerType: 'inline-size' }}>
      <SegmentedControl {...args} value={value} onValueChange={change} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Forms/SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    'aria-label': 'Screen size',
    options: devices,
    value: 'tablet',
    onValueChange: fn(),
  },
  render: (args) => <Alive {...args} />,
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Switches between a few views of the same thing. In narrow containers, options with an icon show the icon alone.',
      },
    },
  },
});

export const Default = meta.story();

export const TextOnly = meta.story({
  args: {
    'aria-label': 'Billing',
    options: [
      { value: 'month', label: 'Monthly' },
      { value: 'year', label: 'Yearly' },
    ],
    value: 'year',
  },
});
