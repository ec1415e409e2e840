import { expect, waitFor } from 'storybook/test';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Forms/TextArea',
  component: TextArea,
  argTypes: {
    value: { description: 'For controlled fields only; needs `onChange`.' },
    rows: { description: 'The initial height in lines.' },
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
      use: 'For an answer in sentences, such as a message or the reason for a decision. It starts with `rows` lines and grows.',
      avoid:
        'For a name, a subject or a number, use a **TextField**. A large box asks for a long answer.',
      anatomy: {
        parts: [
          { name: 'Label', selector: 'label' },
          {
            name: 'Text box',
            description: 'Grows and scrolls with its text.',
            selector: 'textarea',
          },
        ],
      },
      accessibility: {
        role: '`textbox`, multiline',
        announced:
          'The label, then hint and error. The remaining characters are announced near the limit.',
        criteria: ['1.3.1', '3.3.1', '4.1.3'],
      },
      good: [
        {
          text: 'Use the height to show how much text you expect: three lines for a reason, five for a message.',
        },
        { text: 'Say up front what helps us: “Tell us which page it is about”.' },
      ],
      bad: [
        { text: 'Set `maxLength` without `count`. Pasted text would be cut off without notice.' },
        { text: 'Ask a question in the placeholder. It disappears with the first letter.' },
      ],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Moves focus to it and on to the next field. It never inserts a tab.',
        },
        { keys: 'Enter', does: 'Starts a new line.' },
      ],
    },
    docs: {
      description: {
        component:
          'Multi-line text that grows as people type. For a name or a subject, use a **TextField**.',
      },
    },
  },
});

export const Default = meta.story({});

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Please change the opening hours.');
    await expect(field).toHaveValue('Please change the opening hours.');
  },
});
/** Enter starts a new line; Tab moves on. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
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
export const Invalid = meta.story({
  args: { error: 'Tell us in one sentence what it is about.' },
});
/**
 * As tall as a TextField until it contains a line break, for values that can have several lines.
 */
export const OneRow = meta.story({ args: { rows: 1, defaultValue: 'tern-ladder-91-quay' } });
export const Disabled = meta.story({ args: { disabled: true } });

/** Stays as it is while the form is being sent, and keeps the focus. */
export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'Ada Marsh' },
});

export const ReadOnlyInUse = ReadOnly.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, ' & Co.');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Ada Marsh');
  },
});

const nearlyFull = 'A line of a message. '.repeat(11).slice(0, 228);

/** The count appears at four fifths of the limit and is announced in steps. */
export const NearLimit = meta.story({
  tags: ['!dev', '!autodocs'],
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

/** Far from the limit there is no count, and nothing moves when it appears. */
export const FarFromLimit = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { maxLength: 240, count: true, defaultValue: 'Good morning' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/of 240/)).toBeNull();
  },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'What should we know about your business before we write the first page of the website',
    aside: 'optional',
    description:
      'A long description that takes more than one line, because it tries to explain more than it needs to.',
    error: 'That is too long. Leave out details we can discuss later, and the list of all dishes.',
    defaultValue: `We bake.\n\n${'Harbourbakery'.repeat(10)}\n\n${'Bread every morning, cakes to order, and coffee all day. '.repeat(14)}`,
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
