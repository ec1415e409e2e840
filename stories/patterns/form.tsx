import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';

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

export function ContactForm() {
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
