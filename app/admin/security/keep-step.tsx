import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { recovery, totpSetup } from '../../copy/admin-security.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { StepPage } from './step-page.tsx';
import type { Kept } from './use-kept.ts';

type KeepStepProps = {
  codes: readonly string[];
  kept: Kept;
  onBack: () => void;
  onNext: () => void;
};

/** The ways in without the app, which are shown this once. */
export function KeepStep({ codes, kept, onBack, onNext }: KeepStepProps) {
  return (
    <StepPage
      step={2}
      title={totpSetup.keep.title}
      lead={recovery.lead}
      actions={
        <>
          <Button variant="quiet" onClick={onBack}>
            {totpSetup.back}
          </Button>
          <Button incomplete={!kept.isKept} onClick={() => kept.ifKept(onNext)}>
            {totpSetup.next}
          </Button>
        </>
      }
    >
      <RecoveryCodeList codes={codes} />
      <Checkbox {...kept.box} />
    </StepPage>
  );
}
