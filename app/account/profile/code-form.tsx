import { EmailCode } from '#contract/customers';
import { Button, type ButtonVariant } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { profile as copy } from '../../copy/account.ts';
import { useAccount } from '../../data/account.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { useToastForm } from './use-toast-form.ts';

type CodeFormProps = { variant?: ButtonVariant; onVerified?: () => void };

export function CodeForm({ variant = 'primary', onVerified }: CodeFormProps) {
  const { verifyEmail, sendCode } = useAccount();
  const toast = useToast();
  const { form, errors, pending } = useToastForm({
    schema: EmailCode,
    send: ({ code }) => verifyEmail(code).then(onVerified),
    done: copy.verified,
    failed: copy.verifyFailed,
  });
  const [sendAnother, isSending] = useAction(
    async () => {
      await sendCode();
      toast(copy.codeSent);
    },
    { title: copy.codeFailed },
  );

  return (
    <form {...form}>
      <Stack gap="m">
        <TextField
          label={copy.code}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          required
          description={copy.codeHint}
          error={errors.code}
        />
        <Inline gap="s">
          <Button type="submit" variant={variant} loading={pending && copy.verifying}>
            {copy.verify}
          </Button>
          <Button variant="quiet" loading={isSending && copy.sendingCode} onClick={sendAnother}>
            {copy.sendCode}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
