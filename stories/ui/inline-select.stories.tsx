import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Inline } from '#ui/inline';
import { InlineSelect, type InlineSelectProps } from '#ui/inline-select';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { tones } from '../../ui/palette.ts';
import { expectNativeKeys } from './keyboard.ts';

const guide: Guide = {
  use: 'For a choice that takes effect immediately: a filter in a **Toolbar**, or the status of a row in a **Table**.',
  avoid: 'In a form, use a **SelectField**, which has a visible label and room for an error.',
  anatomy: {
    story: 'visible-label',
    parts: [
      { name: 'Label', description: 'Beside the select.', selector: 'label' },
      { name: 'Select', selector: 'select' },
    ],
  },
  accessibility: {
    role: '`combobox`',
    announced: 'The label and the chosen option. A choice takes effect at once.',
    criteria: ['2.1.1', '3.2.2', '4.1.2'],
  },
  good: [
    {
      text: 'Show a `label` in a **Toolbar**. In a column whose heading says the same, use an `aria-label`.',
    },
    { text: 'Name the row too: “Status of ACC-2026-0042”.' },
    { text: 'Use the same tone for a status as its **Badge**.' },
  ],
  bad: [
    { text: 'Don’t use a tone without a meaning. Filters have none.' },
    { text: 'Don’t use it for what can’t be undone. A slip of the mouse wheel would be enough.' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'Choose the next or previous option.' },
    { keys: 'Space', does: 'Opens the list.' },
    { keys: 'A letter', does: 'Goes to the option that starts with it.' },
  ],
};

const options = ['Submitted', 'In progress', 'Review', 'Completed'].map((label) => ({
  label,
  value: label,
}));

function Alive(args: InlineSelectProps) {
  const [value, setValue] = useState(args.value);
  const change = (chosen: string) => {
    setValue(chosen);
    args.onValueChange(chosen);
  };
  return <InlineSelect {...args} value={value} onValueChange={change} />;
}

const meta = preview.meta({
  title: 'Forms/InlineSelect',
  component: InlineSelect,
  args: {
    'aria-label': 'Status of ACC-2026-0042',
    options,
    value: 'Submitted',
    onValueChange: fn(),
  },
  render: (args) => <Alive key={args.value} {...args} />,
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'A native one-line select for toolbars and table rows. It takes effect immediately, without a form.',
      },
    },
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Status of ACC-2026-0042' });
    await userEvent.selectOptions(field, 'Review');
    await expect(args.onValueChange).toHaveBeenCalledWith('Review');
    await expect(field).toHaveValue('Review');
  },
});

/** Opening and navigating the list is native; a selection takes effect immediately. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Status of ACC-2026-0042' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expectNativeKeys(userEvent, '{ArrowDown}', '{ArrowUp}', ' ', 'r');
    await userEvent.selectOptions(field, 'Review');
    await expect(args.onValueChange).toHaveBeenCalledWith('Review');
    await expect(field).toHaveFocus();
  },
});

/** Many options are found faster under headings. */
export const Grouped = meta.story({
  args: {
    'aria-label': undefined,
    label: 'Show',
    value: 'Revenue',
    options: [
      { value: 'Revenue', label: 'Revenue', group: 'Money' },
      { value: 'Refunds', label: 'Refunds', group: 'Money' },
      { value: 'New tickets', label: 'New tickets', group: 'Support' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group').map((group) => group.getAttribute('label'))).toEqual([
      'Money',
      'Support',
    ]);
    await expect(canvas.getByRole('combobox', { name: 'Show' })).toHaveValue('Revenue');
  },
});

export const VisibleLabel = meta.story({ args: { 'aria-label': undefined, label: 'Status' } });

/** The tone reinforces the text. */
export const Tones = meta.story({
  render: ({ options, value, onValueChange }) => (
    <Inline gap="s">
      {tones.map((tone) => (
        <InlineSelect
          key={tone}
          aria-label={tone}
          tone={tone}
          options={options}
          value={value}
          onValueChange={onValueChange}
        />
      ))}
    </Inline>
  ),
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    'aria-label': undefined,
    label: 'Support package',
    value: 'long',
    options: [
      { value: 'long', label: 'Expansion Support with a dedicated architect and a QA engineer' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});
