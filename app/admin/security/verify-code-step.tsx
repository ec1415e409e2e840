import { useId, useRef } from 'react';
import { TotpConfirmation } from '#contract/totp';
import { Button } from '#ui/button';
import { TextField } from '#ui/text-field';
import { twoFactorSetup } from '../../copy/admin-security.ts';
import { useTotpMutations } from '../../data/totp.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { SetupStep } from './setup-step.tsx';

type VerifyCodeStepProps = { onBack: () => void; onDone: () => void };

/** The first code proves that the app has the key and turns on two-factor authentication. */
export function VerifyCodeStep({ onBack, onDone }: VerifyCodeStepProps) {
  const { confirm: copy, back, done } = twoFactorSetup;
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
    onFailed: (description) => toast({ tone: 'critical', title: copy.failed, description }),
  });
  return (
    <SetupStep
      step={3}
      title={copy.title}
      lead={copy.lead}
      initialFocus={field}
      actions={
        <>
          <Button variant="quiet" disabled={pending} onClick={onBack}>
            {back}
          </Button>
          <Button type="submit" form={formId} loading={pending && copy.switchingOn}>
            {copy.switchOn}
          </Button>
        </>
      }
    >
      <form {...form} id={formId}>
        <TextField
          ref={field}
          label={copy.code}
          description={copy.codeHint}
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
