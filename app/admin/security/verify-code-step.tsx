import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { TotpConfirmation } from '#contract/totp';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { twoFactorSetup as copy, twoFactorSetup } from '../../copy/admin-security.ts';
import { useTotpMutations } from '../../data/totp.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import * as css from './security.css.ts';

type SetupStepProps = {
  step: 1 | 2 | 3;
  title: string;
  lead: string;
  children: ReactNode;
  actions: ReactNode;
  /** Gets focus when the step opens; defaults to the heading. */
  initialFocus?: RefObject<HTMLElement | null>;
};

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
          error={errors.code}
        />
      </form>
    </SetupStep>
  );
}

export function SetupStep({ step, title, lead, children, actions, initialFocus }: SetupStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (initialFocus ?? heading).current?.focus(), [initialFocus]);
  return (
    <div className={css.step}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={3} size={4} ref={heading} focusable>
            {copy.titleOf(step, title)}
          </Heading>
          <Text tone="soft" measure>
            {lead}
          </Text>
        </Stack>
        {children}
        <Inline gap="s">{actions}</Inline>
      </Stack>
    </div>
  );
}
