import { lengths } from '#contract/fields';
import { Registration } from '#contract/session';
import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { auth } from '../../copy/auth.ts';
import { isConflict } from '../../data/api-error.ts';
import { useAuth } from '../../data/auth.tsx';
import { useForm } from '../../shell/use-form.ts';
import type { NewAccount } from '../../state/new-account.ts';
import { useToast } from '../../state/toasts.ts';
import type { SignProps } from './sign-in.tsx';

type SignUpProps = SignProps & {
  /** Fills in the form after an order. */
  newAccount?: NewAccount | undefined;
  /** Shows the sign-in form, for an email that has an account already. */
  onSignIn: () => void;
};

export function SignUp({ email, newAccount, onEmail, onSignedIn, onSignIn }: SignUpProps) {
  const { register } = useAuth();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: Registration,
    send: async (registration) => {
      await register(registration);
      if (form.ref.current) await onSignedIn();
    },
    toastsEachFailure: true,
    onFailed: (description, error) => {
      // They are on another page by now.
      if (!form.ref.current) return;
      return toast({
        tone: 'critical',
        title: auth.registrationFailed,
        description,
        ...(isConflict(error) && {
          action: { label: auth.signIn, altText: auth.signIn, onSelect: onSignIn },
        }),
      });
    },
  });
  return (
    <form {...form}>
      <Stack gap="l">
        <Columns gap="m">
          <TextField
            label={auth.firstName}
            name="firstName"
            defaultValue={newAccount?.firstName}
            autoComplete="given-name"
            maxLength={lengths.name}
            required
            error={errors.firstName}
          />
          <TextField
            label={auth.lastName}
            name="lastName"
            defaultValue={newAccount?.lastName}
            autoComplete="family-name"
            maxLength={lengths.name}
            required
            error={errors.lastName}
          />
        </Columns>
        <TextField
          label={auth.email}
          name="email"
          defaultValue={email}
          onChange={(event) => onEmail(event.target.value)}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={lengths.email}
          required
          description={auth.emailHint}
          error={errors.email}
        />
        <TextField
          label={auth.password}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          description={auth.passwordHint}
          error={errors.password}
        />
        <Button type="submit" size="large" width="full" loading={pending && auth.signingUp}>
          {auth.signUp}
        </Button>
      </Stack>
    </form>
  );
}
