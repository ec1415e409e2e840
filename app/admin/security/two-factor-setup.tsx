import { useState } from 'react';
import type { TotpSetup } from '#contract/totp';
import { SaveCodesStep } from './save-codes-step.tsx';
import { ScanQrCodeStep } from './scan-qr-code-step.tsx';
import { useSavedCheckbox } from './use-saved-checkbox.ts';
import { VerifyCodeStep } from './verify-code-step.tsx';

type SetupProps = { setup: TotpSetup; onLeave: () => void };

/** Three steps; nothing is asked for at a sign-in before the last one is through. */
export function TwoFactorSetup({ setup, onLeave }: SetupProps) {
  const [at, setAt] = useState(0);
  const kept = useSavedCheckbox();
  const back = () => setAt(at - 1);
  const next = () => setAt(at + 1);
  return (
    <>
      {at === 0 && <ScanQrCodeStep setup={setup} onBack={onLeave} onNext={next} />}
      {at === 1 && (
        <SaveCodesStep codes={setup.recoveryCodes} kept={kept} onBack={back} onNext={next} />
      )}
      {at === 2 && <VerifyCodeStep onBack={back} onDone={onLeave} />}
    </>
  );
}
