import { EmailCode } from '#contract/customers';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { profile as words } from '../../copy/account.ts';
import { useAccount } from '../../data/customer.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { useToastForm } from './use-toast-form.ts';

/** Takes the code from the mail, or asks for another one. */
export function CodeForm() {
  const { verifyEmail, sendCode } = useAccount();
  const toast = useToast();
  const { form, errors, pending } = useToastForm({
    schema: EmailCode,
    send: ({ code }) => verifyEmail(code),
    done: words.verified,
    failed: words.verifyFailed,
  });
  const [sendAnother, isSending] = useAction(
    async () => {
      await sendCode();
      toast(words.codeSent);
    },
    { title: words.codeFailed },
  );

  return (
    <form {...form}>
      <Stack gap="m">
        <TextField
          label={words.code}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          required
          description={words.codeHint}
          message={errors.code}
        />
        <Inline gap="s">
          <Button type="submit" pending={pending && words.verifying}>
            {words.verify}
          </Button>
          <Button variant="quiet" pending={isSending && words.sendingCode} onClick={sendAnother}>
            {words.sendCode}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
