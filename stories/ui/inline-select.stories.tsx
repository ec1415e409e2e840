import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Inline } from '#ui/inline';
import { InlineSelect, type InlineSelectProps } from '#ui/inline-select';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { tones } from '../../ui/palette.ts';
import { expectNativeKeys } from './keyboard.ts';

const guide: Guide = {
  use: 'For a choice that takes effect at once: a filter in a **Toolbar**, the status of a row in a **Table**.',
  avoid:
    'In a form take a **SelectField**: there a label is always seen, and a message has its place.',
  good: [
    {
      text: 'Show the label in a **Toolbar**; in a column whose heading says it, leave it to those who listen.',
    },
    { text: 'Name the row as well: “Status of ACC-2026-0042”.' },
    { text: 'Give a status the tone that its **Badge** has.' },
  ],
  bad: [
    { text: 'Don’t use a tone where no meaning stands behind it: a filter has none.' },
    { text: 'Don’t take it for what cannot be undone: a slip of the wheel would do it.' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'Choose the next or the previous option.' },
    { keys: 'Space', does: 'Opens the list.' },
    { keys: 'A letter', does: 'Goes to the option that begins with it.' },
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
  title: 'ui/form/InlineSelect',
  component: InlineSelect,
  args: {
    label: 'Status of ACC-2026-0042',
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
          'A native select of one line, for what stands above a **Table** and in its rows. It acts at once; there is no form around it.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Status of ACC-2026-0042' });
    await userEvent.selectOptions(field, 'Review');
    await expect(args.onValueChange).toHaveBeenCalledWith('Review');
    await expect(field).toHaveValue('Review');
  },
});

/** Opening the list and going through it is the browser’s own; it acts at once. */
export const ByKeyboard = meta.story({
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

export const LabelShown = meta.story({ args: { label: 'Status', labelShown: true } });

/** The tint repeats what the word says. */
export const Tones = meta.story({
  render: (args) => (
    <Inline gap="s">
      {tones.map((tone) => (
        <InlineSelect key={tone} {...args} label={tone} tone={tone} />
      ))}
    </Inline>
  ),
});

export const LongText = meta.story({
  args: {
    label: 'Support package',
    labelShown: true,
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
