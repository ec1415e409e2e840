import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { Dialog } from '#ui/dialog';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { regenerateCodes as copy, recoveryCodes, security } from '../../copy/admin-security.ts';
import { useTotpMutations } from '../../data/totp.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { FormActions } from '../form-actions.tsx';
import { ReauthenticationFields } from '../reauthentication/reauthentication-fields.tsx';
import { PasswordAndCode } from '../reauthentication/reauthentication-schema.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { type SavedCheckbox, useSavedCheckbox } from './use-saved-checkbox.ts';

type NewCodesProps = { codes: readonly string[]; saved: SavedCheckbox };

type RegenerateCodesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks for the password and a code, then shows the new codes until they are saved. */
export function RegenerateCodesDialog({ open, onOpenChange }: RegenerateCodesDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [codes, setCodes] = useState<readonly string[]>();
  const saved = useSavedCheckbox();
  const { renewCodes } = useTotpMutations();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: PasswordAndCode,
    send: async (proof) => setCodes((await renewCodes(proof)).recoveryCodes),
    onFailed: (description) => toast({ tone: 'critical', title: copy.failed, description }),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={codes ? recoveryCodes.lead : copy.lead}
      initialFocus={field}
      // The codes are not shown again, so the dialog must not close by accident.
      dismissible={!pending && (codes === undefined || saved.isSaved)}
      actions={
        codes ? (
          <Button
            incomplete={!saved.isSaved}
            onClick={() => saved.ifSaved(() => onOpenChange(false))}
          >
            {copy.done}
          </Button>
        ) : (
          <FormActions
            form={formId}
            submit={copy.make}
            cancel={security.cancel}
            dismissible={!pending}
            loading={pending && copy.making}
            onCancel={() => onOpenChange(false)}
          />
        )
      }
    >
      {codes ? (
        <NewCodes codes={codes} saved={saved} />
      ) : (
        <form {...form} id={formId}>
          <ReauthenticationFields ref={field} errors={errors} asksCode />
        </form>
      )}
    </Dialog>
  );
}

/** Replaces the password form, so its heading takes focus. */
function NewCodes({ codes, saved }: NewCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="m">
      <Heading level={3} size={4} ref={heading} focusable>
        {copy.made}
      </Heading>
      <RecoveryCodeList codes={codes} />
      <Checkbox {...saved.checkbox} />
    </Stack>
  );
}
