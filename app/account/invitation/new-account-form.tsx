import * as v from 'valibot';
import { lengths } from '#contract/fields';
import { InvitationAcceptance } from '#contract/people';
import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { auth } from '../../copy/auth.ts';
import { invitation as copy } from '../../copy/invitation.ts';
import { useAuth } from '../../data/auth.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';

type NewAccountFormProps = { token: string; email: string; onAccepted: () => void };

const NewAccount = v.omit(InvitationAcceptance, ['token']);

/** Name and password of a new account. */
export function NewAccountForm({ token, email, onAccepted }: NewAccountFormProps) {
  const { acceptInvitation } = useAuth();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: NewAccount,
    send: async (values) => {
      await acceptInvitation({ token, ...values });
      onAccepted();
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.acceptFailed, description }),
  });
  return (
    <form {...form}>
      <Stack gap="l">
        <Columns gap="m">
          <TextField
            label={copy.firstName}
            name="firstName"
            autoComplete="given-name"
            maxLength={lengths.name}
            required
            error={errors.firstName}
          />
          <TextField
            label={copy.lastName}
            name="lastName"
            autoComplete="family-name"
            maxLength={lengths.name}
            required
            error={errors.lastName}
          />
        </Columns>
        {/* For password managers: the account is signed in with its email. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={copy.password}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          description={auth.passwordHint}
          error={errors.password}
        />
        <Button type="submit" size="large" width="full" loading={pending && copy.accepting}>
          {copy.accept}
        </Button>
      </Stack>
    </form>
  );
}
