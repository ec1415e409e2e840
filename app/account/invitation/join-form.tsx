import * as v from 'valibot';
import { InvitationJoin } from '#contract/people';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { invitation as copy } from '../../copy/invitation.ts';
import { useAuth } from '../../data/auth.tsx';
import { paths } from '../../paths.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';

type JoinFormProps = { token: string; email: string; onAccepted: () => void };

const Password = v.pick(InvitationJoin, ['password']);

/** The password of the customer account that has the email. */
export function JoinForm({ token, email, onAccepted }: JoinFormProps) {
  const { joinByInvitation } = useAuth();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: Password,
    send: async ({ password }) => {
      await joinByInvitation({ token, password });
      onAccepted();
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.acceptFailed, description }),
  });
  return (
    <form {...form}>
      <Stack gap="l">
        <Notice tone="info" title={copy.accountTitle}>
          {copy.accountHint}
        </Notice>
        {/* For password managers: the account is signed in with its email. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={copy.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          message={errors.password}
        />
        <Button type="submit" size="large" width="full" loading={pending && copy.accepting}>
          {copy.accept}
        </Button>
        <Inline>
          <TextLink href={paths.forgotPassword} standalone>
            {copy.forgot}
          </TextLink>
        </Inline>
      </Stack>
    </form>
  );
}
