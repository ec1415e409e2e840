import { expect, waitFor } from 'storybook/test';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/form/TextArea',
  component: TextArea,
  argTypes: {
    value: { description: 'For live fields only; needs `onChange`.' },
    rows: { description: 'The height at first, in lines.' },
  },
  args: { label: 'Message', name: 'message' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For an answer in sentences: a message to support, the reason of a cancellation. It starts at `rows` lines and grows with what is typed.',
      avoid:
        'A name, a subject or a number is a **TextField**: a large box asks for a long answer.',
      good: [
        {
          text: 'Let its height show how much is wanted: three lines for a reason, five for a message.',
        },
        { text: 'Say before typing what helps us: “Tell us which page it is about”.' },
      ],
      bad: [
        { text: 'Set `maxLength` without `count`: what is pasted would be cut in silence.' },
        { text: 'Ask a question in the placeholder: it is gone with the first letter.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to it and on to the next field; it never types a tab.' },
        { keys: 'Enter', does: 'Begins a new line.' },
      ],
    },
    docs: {
      description: {
        component:
          'Text of several lines; it grows with what is typed. For a name or a subject use a **TextField**.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Please change the opening hours.');
    await expect(field).toHaveValue('Please change the opening hours.');
  },
});
/** Enter begins a new line, Tab goes on. */
export const ByKeyboard = meta.story({
  render: (args) => (
    <Stack>
      <TextArea {...args} />
      <TextArea label="Anything else" name="rest" rows={3} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Good morning,{Enter}we open at eight now.');
    await expect(field).toHaveValue('Good morning,\nwe open at eight now.');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Anything else' })).toHaveFocus();
    await expect(field).toHaveValue('Good morning,\nwe open at eight now.');
  },
});
export const Invalid = meta.story({ args: { message: 'Tell us in a sentence what it is about' } });
/** As high as a TextField until it holds a line break: for a value that may have several lines. */
export const OneRow = meta.story({ args: { rows: 1, defaultValue: 'tern-ladder-91-quay' } });
export const Disabled = meta.story({ args: { disabled: true } });

const nearlyFull = 'A line of a message. '.repeat(11).slice(0, 228);

/** Counted once the text fills four fifths of what is allowed; read out only now and then. */
export const NearTheLimit = meta.story({
  args: { maxLength: 240, count: true, defaultValue: nearlyFull },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await expect(field).toHaveAccessibleDescription('228 of 240');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('228 of 240'));
    await userEvent.type(field, 'and');
    await expect(canvas.getByText('231 of 240')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('228 of 240');
  },
});

/** Far from the limit nothing is counted, and nothing moves when counting begins. */
export const FarFromTheLimit = meta.story({
  args: { maxLength: 240, count: true, defaultValue: 'Good morning' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/of 240/)).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    label: 'What should we know about the business before we write the first page of the website',
    aside: 'optional',
    description:
      'A long explanation that takes more than one line, because somebody thought that it would help more than it does.',
    message: 'That is too long. Leave out what can wait until we talk, and the list of all dishes.',
    defaultValue: `We bake.\n\n${'Harbourbakery'.repeat(10)}\n\n${'Bread every morning, cakes by order, and coffee all day. '.repeat(14)}`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await expect(field.offsetHeight).toBeLessThanOrEqual(480);
  },
});
