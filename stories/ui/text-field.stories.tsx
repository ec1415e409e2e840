import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#ui/button';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Full name', name: 'customerName' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For one line of text, such as a name, an address or a phone number. The browser keeps the value, so nothing is lost before hydration.',
      avoid:
        'For several lines, use a **TextArea**. For one of a few known answers, use a **RadioGroup**; for one of seven to ten, a **SelectField**; for one of more, a **Combobox**; for a yes or no answer, a **Checkbox**.',
      anatomy: {
        story: 'long-text',
        parts: [
          { name: 'Label', description: 'Always visible.', selector: 'label' },
          {
            name: 'Aside',
            description: 'Optional. Says that the field is optional.',
            selector: 'label > span',
          },
          {
            name: 'Description',
            description: 'Optional. Says what to enter and why.',
            selector: 'label + p',
          },
          { name: 'Input', selector: 'input' },
          { name: 'Message', description: 'An error, and how to fix it.', selector: 'input + p' },
        ],
      },
      accessibility: {
        role: '`textbox`',
        announced: 'The label, then hint and error. An invalid field is said to be invalid.',
        criteria: ['1.3.1', '1.3.5', '3.3.1', '3.3.2'],
      },
      good: [
        {
          text: 'Ask for one thing, keep the label visible, and mark optional fields.',
          example: (
            <div style={{ inlineSize: '100%', maxInlineSize: 300 }}>
              <TextField label="Phone" name="good-phone" type="tel" aside="optional" />
            </div>
          ),
        },
        {
          text: 'Say in the `error` how to fix the problem, in the field it is about.',
          example: (
            <div style={{ inlineSize: '100%', maxInlineSize: 300 }}>
              <TextField
                label="Full name"
                name="good-name"
                defaultValue="A"
                error="Name must be at least 2 characters"
              />
            </div>
          ),
        },
        {
          text: 'Set `type`, `autoComplete` and `inputMode`. Phones then show the right keyboard, and browsers can autofill.',
        },
      ],
      bad: [
        {
          text: 'Use the placeholder as a label. It disappears with the first letter.',
          example: (
            <div style={{ inlineSize: '100%', maxInlineSize: 300 }}>
              <TextField label="&nbsp;" name="bad-phone" placeholder="Phone number (optional)" />
            </div>
          ),
        },
        {
          text: 'Say only that something is wrong.',
          example: (
            <div style={{ inlineSize: '100%', maxInlineSize: 300 }}>
              <TextField label="Full name" name="bad-name" defaultValue="A" error="Invalid input" />
            </div>
          ),
        },
        {
          text: 'Show errors while people are still typing. Validate on submit, and remove the message once the error is fixed.',
        },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to it and on to the next field.' },
        { keys: 'Enter', does: 'Submits the form.' },
      ],
    },
    docs: {
      description: {
        component:
          'A one-line text field. The label is always visible; a placeholder only shows a format. Leave the value to the browser (`defaultValue`), so that text typed early isn’t lost. An `error` says how to fix it and is read out with the field.',
      },
    },
  },
});

export const Default = meta.story({});

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.type(field, 'Ada Marsh');
    await expect(field).toHaveValue('Ada Marsh');
  },
});

const send = fn((event: FormEvent) => event.preventDefault());

/** Tab moves from field to field; Enter submits the form. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <form onSubmit={send}>
      <Stack>
        <TextField {...args} />
        <TextField label="Email" name="customerEmail" type="email" />
        <Button type="submit">Continue</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await userEvent.keyboard('Ada Marsh');
    await userEvent.tab();
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await userEvent.keyboard('ada@harbour.example');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveBeenCalledOnce();
    await expect(email).toHaveValue('ada@harbour.example');
  },
});

export const Optional = meta.story({
  args: { label: 'Phone', name: 'customerPhone', type: 'tel', aside: 'optional' },
});

/** The button goes below the field where there is no room next to it. */
export const WithAction = meta.story({
  args: {
    label: 'Discount code',
    name: 'discountCode',
    autoComplete: 'off',
    error: 'Enter a discount code.',
    action: <Button variant="quiet">Apply</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a discount code.');
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeVisible();
  },
});

export const WithDescription = meta.story({
  args: {
    label: 'Project ID',
    description: 'You can find it in your order confirmation email.',
    placeholder: 'ACC-2024-0001',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Project ID' })).toHaveAccessibleDescription(
      'You can find it in your order confirmation email.',
    );
  },
});

export const Invalid = meta.story({
  args: { defaultValue: 'A', error: 'Name must be at least 2 characters' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Name must be at least 2 characters');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, placeholder: 'Choose who you are first' },
});

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

export const Types = meta.story({
  render: () => (
    <Stack gap="l">
      <TextField label="Email" name="email" type="email" defaultValue="ada@harbour.example" />
      <TextField label="Password" name="password" type="password" defaultValue="correct horse" />
    </Stack>
  ),
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'What should we call the website on invoices, in emails and in your account',
    aside: 'optional',
    description:
      'A long description that takes more than one line, because it tries to explain more than it needs to.',
    error:
      'That is too long. Use fewer than sixty characters, and leave out the punctuation at the end.',
    defaultValue: 'The Harbour Bakery, Confectionery and Coffee House of the Marsh Family',
  },
});
