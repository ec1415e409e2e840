import { expect, fn } from 'storybook/test';
import { Button } from '#ui/button';
import { Form } from '#ui/form';
import { Inline } from '#ui/inline';
import { TextField } from '#ui/text-field';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'Around the fields that are sent together. It checks them, says what is wrong, and moves focus there.',
  avoid:
    'For a setting that takes effect at once, use a **Switch** alone. For a form in a window, put it into a **Dialog** and name it in the button.',
  anatomy: {
    parts: [
      { name: 'Fields', description: 'Each with its own error.', selector: 'input' },
      {
        name: 'Button',
        description: 'Submits the form, and is never disabled.',
        selector: 'button',
      },
    ],
  },
  accessibility: {
    role: '`form`, if it has a name',
    announced:
      'After submitting: the first wrong field, which gets the focus, with its error as its description.',
    criteria: ['1.3.1', '2.4.3', '3.3.1'],
  },
  good: [
    { text: 'Say in each error how to correct it, since it is also read alone in the summary.' },
    { text: 'Return what the server refused by the name of the field. It is shown the same way.' },
  ],
  bad: [
    { text: 'Disable the button until everything is right. It doesn’t say what is missing.' },
    { text: 'Check a field while it is filled in for the first time.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: submits the form.' },
    { keys: 'Enter', does: 'On an error of the summary: moves focus to its field.' },
  ],
};

const check = (data: FormData) => ({
  ...(!data.get('name') && { name: 'Enter your name.' }),
  ...(!`${data.get('email')}`.includes('@') && { email: 'Enter an email address.' }),
});

const meta = preview.meta({
  title: 'Forms/Form',
  component: Form<'name' | 'email'>,
  args: {
    'aria-label': 'Contact',
    check,
    onSubmit: fn(),
    children: (errors, isPending) => (
      <>
        <TextField label="Your name" name="name" error={errors.name} />
        <TextField label="Email" name="email" type="email" error={errors.email} />
        <Inline>
          <Button type="submit" loading={isPending && 'Sending...'}>
            Send
          </Button>
        </Inline>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Checks its fields on submit and after that on each change, shows the errors at the fields and, if there are several, in a list above them. The first wrong field gets the focus.',
      },
    },
  },
});

export const Default = meta.story();

/** Several errors are listed above the fields, each a link to its field. */
export const Refused = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const name = canvas.getByRole('textbox', { name: 'Your name' });
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Enter your name.');
    await userEvent.click(canvas.getByRole('link', { name: 'Enter an email address.' }));
    await expect(email).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A field that is right loses its error at once, and a list of one is gone. */
export const Corrected = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ada');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** What the server refuses appears at its field. */
export const RefusedByServer = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: {
    check: () => ({}),
    onSubmit: fn(async () => ({ email: 'That address is already used. Enter another one.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const email = await canvas.findByRole('textbox', {
      description: 'That address is already used. Enter another one.',
    });
    await expect(email).toHaveFocus();
  },
});
