import { type FormEvent, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import preview from '../../.storybook/preview.tsx';
import { PatternPage } from './pattern-page.tsx';

const meta = preview.meta({
  title: 'Patterns/Form',
  component: ContactForm,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  render: (_args, { parameters }) => (
    <PatternPage
      code={parameters.code}
      title="Form"
      lead="A form asks for what it needs, says what is wrong next to the field, and never loses what was typed."
      rules={[
        'Use one column. People read it from top to bottom and skip nothing.',
        'Mark what is optional. Everything else is required, so no asterisks are needed.',
        'Check the form when it is sent. After that, check a field again while it is corrected.',
        'Put each error at its field, say how to correct it, and move focus to the first one.',
        'Keep the button available. A disabled button doesn’t say what is missing.',
        'Use the browser’s autocomplete and the right keyboard for each field.',
        'Confirm success where people look: in place of the form, or in a toast if the form stays.',
      ]}
      components={[
        { name: 'TextField', use: 'Label, hint, error and control, connected.' },
        { name: 'TextArea', use: 'The same, for a text of several lines.' },
        { name: 'Button', use: 'Sends the form, and says so while it runs.' },
        { name: 'Notice', use: 'Confirms, or says why the whole form was refused.' },
      ]}
    >
      <ContactForm />
    </PatternPage>
  ),
});

/** Sent empty: each error is at its field, and focus is on the first. */
export const Refused = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveAccessibleDescription(
      'Enter your name.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  },
});

/** Corrected: an error goes away as soon as its field is right. */
export const Corrected = Refused.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ada Marsh');
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).not.toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  },
});

export const Sent = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ada Marsh');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), 'Do you build menus?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    // The button that copies the code has a status, too.
    const sent = await canvas.findByText('Message sent');
    await expect(sent.closest('[role=status]')).toBeVisible();
  },
});

const requirements = {
  name: { isValid: (value: string) => value.trim() !== '', message: 'Enter your name.' },
  email: {
    isValid: (value: string) => /^\S+@\S+\.\S+$/.test(value),
    message: 'Enter an email address, like ada@example.com.',
  },
  message: {
    isValid: (value: string) => value.trim() !== '',
    message: 'Write what you would like to know.',
  },
};
type FieldName = keyof typeof requirements;
const fieldNames: readonly FieldName[] = ['name', 'email', 'message'];

function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ name: '', email: '', message: '' });
  const [isChecked, setIsChecked] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const isValid = (name: FieldName) => requirements[name].isValid(values[name]);

  function send(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    const wrong = fieldNames.find((name) => !isValid(name));
    if (!wrong) return setIsSent(true);
    form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  }

  const field = (name: FieldName) => ({
    name,
    value: values[name],
    message: isChecked && !isValid(name) ? requirements[name].message : undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  });

  if (isSent) {
    return (
      <Notice tone="positive" title="Message sent" live="polite">
        We’ll answer {values.email} within one business day.
      </Notice>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={send}>
      <Stack gap="l">
        <TextField label="Your name" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField label="Phone" aside="optional" type="tel" autoComplete="tel" name="phone" />
        <TextArea label="Message" rows={4} {...field('message')} />
        <Inline>
          <Button type="submit">Send message</Button>
        </Inline>
      </Stack>
    </form>
  );
}
