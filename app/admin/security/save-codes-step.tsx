import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { recoveryCodes, twoFactorSetup } from '../../copy/admin-security.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SetupStep } from './setup-step.tsx';
import type { SavedCheckbox } from './use-saved-checkbox.ts';

type SaveCodesStepProps = {
  codes: readonly string[];
  saved: SavedCheckbox;
  onBack: () => void;
  onNext: () => void;
};

/** Shows the recovery codes, once. */
export function SaveCodesStep({ codes, saved, onBack, onNext }: SaveCodesStepProps) {
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
