import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#ui/button';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/form/TextField',
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
      use: 'For one line that only the person knows: a name, an address, a phone number. The browser keeps what is typed, so nothing is lost before the page comes alive.',
      avoid:
        'Several lines are a **TextArea**. One of a few known answers is a **RadioGroup**, one of many a **SelectField**, a yes or no a **Checkbox**.',
      good: [
        {
          text: 'Ask for one thing, keep its label in sight, and mark what may be left out as optional.',
          example: (
            <div style={{ inlineSize: '100%', maxInlineSize: 300 }}>
              <TextField label="Phone" name="good-phone" type="tel" aside="optional" />
            </div>
          ),
        },
        {
          text: 'Say in the `message` what to do, in the field that it is about.',
          example: (
            <div style={{ inlineSize: '100%', maxInlineSize: 300 }}>
              <TextField
                label="Full name"
                name="good-name"
                defaultValue="A"
                message="Name must be at least 2 characters"
              />
            </div>
          ),
        },
        {
          text: 'Set `type`, `autoComplete` and `inputMode`: phones then show the right keys, and browsers fill it in.',
        },
      ],
      bad: [
        {
          text: 'Let the placeholder stand for the label: it is gone with the first letter.',
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
              <TextField
                label="Full name"
                name="bad-name"
                defaultValue="A"
                message="Invalid input"
              />
            </div>
          ),
        },
        {
          text: 'Complain while somebody is still typing. Check when the form is sent, and take the message away with the mistake.',
        },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to it and on to the next field.' },
        { keys: 'Enter', does: 'Sends the form that it is in.' },
      ],
    },
    docs: {
      description: {
        component:
          'One line of text. The label is always seen; a placeholder only shows a format. Leave the value to the browser (`defaultValue`), so that nothing typed early is lost. A `message` says what to do, and is read out with the field.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.type(field, 'Ada Marsh');
    await expect(field).toHaveValue('Ada Marsh');
  },
});

const send = fn((event: FormEvent) => event.preventDefault());

/** Tab goes from field to field; Enter in one of them sends the form. */
export const ByKeyboard = meta.story({
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

export const WithDescription = meta.story({
  args: {
    label: 'Project ID',
    description: 'It is in the mail that confirmed your order.',
    placeholder: 'ACC-2024-0001',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Project ID' })).toHaveAccessibleDescription(
      'It is in the mail that confirmed your order.',
    );
  },
});

export const Invalid = meta.story({
  args: { defaultValue: 'A', message: 'Name must be at least 2 characters' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Name must be at least 2 characters');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, placeholder: 'Choose who you are first' },
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
  args: {
    label: 'What should we call the website on invoices, in mails and in the account',
    aside: 'optional',
    description:
      'A long explanation that takes more than one line, because somebody thought that it would help more than it does.',
    message:
      'That is too long. Keep it under sixty letters, and leave out the punctuation at the end.',
    defaultValue: 'The Harbour Bakery, Confectionery and Coffee House of the Marsh Family',
  },
});
