import { useState } from 'react';
import { Button } from '#ui/button';
import { Form } from '#ui/form';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';

/** What is wrong, by the name of the field. */
function check(data: FormData) {
  const text = (name: string) => `${data.get(name) ?? ''}`.trim();
  return {
    ...(!text('name') && { name: 'Enter your name.' }),
    ...(!/^\S+@\S+\.\S+$/.test(text('email')) && {
      email: 'Enter an email address, like ada@example.com.',
    }),
    ...(!text('message') && { message: 'Write what you would like to know.' }),
  };
}

export function ContactForm() {
  const [answerTo, setAnswerTo] = useState<string>();
  if (answerTo) {
    return (
      <Notice tone="positive" title="Message sent" live="polite">
        We’ll answer {answerTo} within one business day.
      </Notice>
    );
  }
  return (
    <Form check={check} onSubmit={(data) => setAnswerTo(`${data.get('email')}`)}>
      {({ name, email, message }) => (
        <>
          <TextField label="Your name" autoComplete="name" name="name" error={name} />
          <TextField label="Email" type="email" autoComplete="email" name="email" error={email} />
          <TextField label="Phone" aside="optional" type="tel" autoComplete="tel" name="phone" />
          <TextArea label="Message" rows={4} name="message" error={message} />
          <Inline>
            <Button type="submit">Send message</Button>
          </Inline>
        </>
      )}
    </Form>
  );
}
