import { Button } from 'paper-and-ink/button';
import { Form } from 'paper-and-ink/form';
import { TextField } from 'paper-and-ink/text-field';

const check = (data: FormData) => ({
  ...(!data.get('name') && { name: 'Enter your name.' }),
  ...(!`${data.get('email')}`.includes('@') && { email: 'Enter an email address.' }),
});

export const Example = ({ send }: { send: (data: FormData) => Promise<undefined> }) => (
  <Form check={check} onSubmit={send}>
    {(errors, isPending) => (
      <>
        <TextField label="Your name" name="name" error={errors.name} />
        <TextField label="Email" type="email" name="email" error={errors.email} />
        <Button type="submit" loading={isPending && 'Sending...'}>
          Send
        </Button>
      </>
    )}
  </Form>
);
