import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { type Credentials, maxCodeLength } from '#contract/session';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { adminSignIn, twoFactorStep as copy } from '../../copy/admin-sign-in.ts';
import { ApiError } from '../../data/api-error.ts';
import { useAuth } from '../../data/auth.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useClearToast, useToast } from '../../state/toasts.ts';
import * as css from './sign-in.css.ts';

type TwoFactorFormProps = {
  /** Already accepted by the server. */
  credentials: Credentials;
  onBack: () => void;
  onSignedIn: () => void;
};

const Code = v.object({ code: v.string() });

/** Asks for a two-factor code after the password. */
export function TwoFactorForm({ credentials, onBack, onSignedIn }: TwoFactorFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { adminLogin } = useAuth();
  const toast = useToast();
  const clearToast = useClearToast();
  const [isWrong, setWrong] = useState(false);
  const { form, errors, pending } = useForm({
    schema: Code,
    send: async ({ code }) => {
      setWrong(false);
      await adminLogin({ ...credentials, code });
      clearToast();
      onSignedIn();
    },
    onFailed: (description, error) => {
      if (error instanceof ApiError && error.status === 401) {
        setWrong(true);
        field.current?.focus();
        field.current?.select();
      } else toast({ tone: 'critical', title: adminSignIn.failed, description });
    },
  });
  useEffect(() => field.current?.focus(), []);

  return (
    <form {...form} className={css.form}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2} size={3}>
            {copy.title}
          </Heading>
          <Text tone="soft">
            {copy.lead} <bdi>{credentials.username}</bdi>
          </Text>
        </Stack>
        <TextField
          ref={field}
          label={copy.code}
          description={copy.hint}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={maxCodeLength}
          required
          error={errors.code ?? (isWrong ? copy.wrong : undefined)}
          onChange={() => setWrong(false)}
        />
        <Stack gap="s">
          <Button
            type="submit"
            size="large"
            width="full"
            loading={pending && adminSignIn.signingIn}
          >
            {adminSignIn.signIn}
          </Button>
          <Button variant="plain" width="full" disabled={pending} onClick={onBack}>
            {copy.back}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
