import { useState } from 'react';
import type { TotpSetup } from '#contract/totp';
import { ConfirmStep } from './confirm-step.tsx';
import { KeepStep } from './keep-step.tsx';
import { ScanStep } from './scan-step.tsx';
import { useKept } from './use-kept.ts';

type SetupProps = { setup: TotpSetup; onLeave: () => void };

/** Three steps; nothing is asked for at a sign-in before the last one is through. */
export function Setup({ setup, onLeave }: SetupProps) {
  const [at, setAt] = useState(0);
  const kept = useKept();
  const back = () => setAt(at - 1);
  const next = () => setAt(at + 1);
  return (
    <>
      {at === 0 && <ScanStep setup={setup} onBack={onLeave} onNext={next} />}
      {at === 1 && <KeepStep codes={setup.recoveryCodes} kept={kept} onBack={back} onNext={next} />}
      {at === 2 && <ConfirmStep onBack={back} onDone={onLeave} />}
    </>
  );
}
