import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { recoveryCodes, twoFactorSetup } from '../../copy/admin-security.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SetupStep } from './setup-step.tsx';
import type { SavedCheckbox } from './use-saved-checkbox.ts';

type KeepStepProps = {
  codes: readonly string[];
  kept: SavedCheckbox;
  onBack: () => void;
  onNext: () => void;
};

/** The ways in without the app, which are shown this once. */
export function SaveCodesStep({ codes, kept, onBack, onNext }: KeepStepProps) {
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
          <Button incomplete={!kept.isKept} onClick={() => kept.ifKept(onNext)}>
            {twoFactorSetup.next}
          </Button>
        </>
      }
    >
      <RecoveryCodeList codes={codes} />
      <Checkbox {...kept.box} />
    </SetupStep>
  );
}
