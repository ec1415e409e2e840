import { useState } from 'react';
import type { TotpSetup } from '#contract/totp';
import { SaveCodesStep } from './save-codes-step.tsx';
import { ScanQrCodeStep } from './scan-qr-code-step.tsx';
import { useSavedCheckbox } from './use-saved-checkbox.ts';
import { VerifyCodeStep } from './verify-code-step.tsx';

type TwoFactorSetupProps = { setup: TotpSetup; onLeave: () => void };

/** The three setup steps. Sign-in asks for codes only after the last one. */
export function TwoFactorSetup({ setup, onLeave }: TwoFactorSetupProps) {
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
