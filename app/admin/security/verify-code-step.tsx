import { useId, useRef } from 'react';
import { TotpConfirmation } from '#contract/totp';
import { Button } from '#ui/button';
import { TextField } from '#ui/text-field';
import { totpSetup } from '../../copy/admin-security.ts';
import { useTotpMutations } from '../../data/totp.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { SetupStep } from './setup-step.tsx';

type ConfirmStepProps = { onBack: () => void; onDone: () => void };

/** The first code proves that the app has the key: from then on codes are asked for. */
export function VerifyCodeStep({ onBack, onDone }: ConfirmStepProps) {
  const { confirm: words, back, done } = totpSetup;
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { confirm } = useTotpMutations();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: TotpConfirmation,
    send: async ({ code }) => {
      await confirm(code);
      onDone();
      toast(done);
    },
    onFailed: (description) => toast({ variant: 'destructive', title: words.failed, description }),
  });
  return (
    <SetupStep
      step={3}
      title={words.title}
      lead={words.lead}
      startAt={field}
      actions={
        <>
          <Button variant="quiet" inactive={pending} onClick={onBack}>
            {back}
          </Button>
          <Button type="submit" form={formId} pending={pending && words.switchingOn}>
            {words.switchOn}
          </Button>
        </>
      }
    >
      <form {...form} id={formId}>
        <TextField
          ref={field}
          label={words.code}
          description={words.codeHint}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          required
          message={errors.code}
        />
      </form>
    </SetupStep>
  );
}
