import { useId, useRef, useState } from 'react';
import type { Totp, TotpSetup } from '#contract/totp';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { CopyField } from '#ui/copy-field';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import {
  twoFactorOff as copy,
  recoveryCodes,
  security,
  twoFactorSetup,
} from '../../copy/admin-security.ts';
import { useTotpMutations } from '../../data/totp.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';
import { type SavedCheckbox, useSavedCheckbox } from './use-saved-checkbox.ts';
import { SetupStep, VerifyCodeStep } from './verify-code-step.tsx';

type ScanQrCodeStepProps = { setup: TotpSetup; onBack: () => void; onNext: () => void };

type SaveCodesStepProps = {
  codes: readonly string[];
  saved: SavedCheckbox;
  onBack: () => void;
  onNext: () => void;
};

type TwoFactorSetupProps = { setup: TotpSetup; onLeave: () => void };

/** Two-factor authentication of the signed-in admin: its state, setup and settings. */
export function TwoFactor({ totp }: { totp: Totp }) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  /** Kept only here: the server reveals the key and the codes once. */
  const [setup, setSetup] = useState<TotpSetup>();
  const isOn = totp.enabledAt !== null;

  function leaveSetup() {
    setSetup(undefined);
    title.current?.focus();
  }

  return (
    <section aria-labelledby={titleId}>
      <Stack gap="l">
        <Inline gap="s" align="center">
          <Heading level={2} size={3} id={titleId} ref={title} focusable>
            {security.twoFactor}
          </Heading>
          <Badge tone={isOn ? 'positive' : 'neutral'}>{isOn ? security.on : security.off}</Badge>
        </Inline>
        {isOn ? (
          <TwoFactorOn totp={totp} finalFocus={title} />
        ) : setup ? (
          <TwoFactorSetup setup={setup} onLeave={leaveSetup} />
        ) : (
          <TwoFactorOff onStarted={setSetup} />
        )}
      </Stack>
    </section>
  );
}

/** The three setup steps. Sign-in asks for codes only after the last one. */
function TwoFactorSetup({ setup, onLeave }: TwoFactorSetupProps) {
  const [step, setStep] = useState(0);
  const saved = useSavedCheckbox();
  const back = () => setStep(step - 1);
  const next = () => setStep(step + 1);
  return (
    <>
      {step === 0 && <ScanQrCodeStep setup={setup} onBack={onLeave} onNext={next} />}
      {step === 1 && (
        <SaveCodesStep codes={setup.recoveryCodes} saved={saved} onBack={back} onNext={next} />
      )}
      {step === 2 && <VerifyCodeStep onBack={back} onDone={onLeave} />}
    </>
  );
}

/** Shows the recovery codes, once. */
function SaveCodesStep({ codes, saved, onBack, onNext }: SaveCodesStepProps) {
  return (
    <SetupStep
      step={2}
      title={twoFactorSetup.saveCodes.title}
      lead={recoveryCodes.lead}
      actions={
        <>
          <Button variant="quiet" onClick={onBack}>
            {twoFactorSetup.back}
          </Button>
          <Button incomplete={!saved.isSaved} onClick={() => saved.ifSaved(onNext)}>
            {twoFactorSetup.next}
          </Button>
        </>
      }
    >
      <RecoveryCodeList codes={codes} />
      <Checkbox {...saved.checkbox} />
    </SetupStep>
  );
}

/** Shows the key as a QR code and as text. */
function ScanQrCodeStep({ setup, onBack, onNext }: ScanQrCodeStepProps) {
  const { scan: copy, next } = twoFactorSetup;
  const toast = useToast();
  return (
    <SetupStep
      step={1}
      title={copy.title}
      lead={copy.lead}
      actions={
        <>
          <Button variant="quiet" onClick={onBack}>
            {security.cancel}
          </Button>
          <Button onClick={onNext}>{next}</Button>
        </>
      }
    >
      <Stack gap="m">
        <QrCode text={setup.uri} label={copy.picture} />
        <CopyField
          label={copy.key}
          description={copy.keyHint}
          value={setup.secret}
          onFail={() => toast({ tone: 'critical', ...security.copyFailed })}
        />
      </Stack>
    </SetupStep>
  );
}

/** Explains two-factor authentication and starts the setup. */
function TwoFactorOff({ onStarted }: { onStarted: (setup: TotpSetup) => void }) {
  const { begin } = useTotpMutations();
  const { withReauthentication, dialog } = useReauthentication();
  const [start, isStarting] = useAction(async () => onStarted(await withReauthentication(begin)), {
    title: copy.failed,
  });
  return (
    <Stack gap="m">
      <Text measure>{copy.lead}</Text>
      <Inline>
        <Button loading={isStarting && copy.beginning} onClick={start}>
          {copy.begin}
        </Button>
      </Inline>
      {dialog}
    </Stack>
  );
}
