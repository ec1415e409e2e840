import { type ComponentProps, type ReactNode, useId } from 'react';
import { Dialog, type DialogProps } from '#ui/dialog';
import type { Form } from '../../shell/use-form.ts';
import { FormActions } from '../form-actions.tsx';
import { type DiscardGuardOptions, useDiscardGuard } from './use-discard-guard.tsx';

type FormDialogProps = Pick<
  DialogProps,
  'open' | 'title' | 'description' | 'size' | 'summary' | 'initialFocus' | 'finalFocus'
> &
  Pick<ComponentProps<typeof FormActions>, 'submit' | 'cancel' | 'disabled' | 'destructive'> &
  Pick<DiscardGuardOptions, 'read'> & {
    /** Of `useForm`, with what else the form’s element needs. */
    form: Form & Pick<ComponentProps<'form'>, 'autoComplete' | 'autoCapitalize' | 'spellCheck'>;
    /** The submit button’s label while the form is being sent, when the dialog can’t be closed. */
    sending: string | false;
    /** Changes when fields appear later: what they have by then is the start. */
    startKey?: string;
    /** Called once the dialog may be closed: it asks before it discards what was typed. */
    onClose: () => void;
    children: ReactNode;
  };

/** A dialog with a form. Escape, the scrim, Close, Cancel and the Back button lose nothing unasked. */
export function FormDialog({
  form,
  sending,
  open,
  onClose,
  submit,
  cancel,
  disabled = false,
  destructive = false,
  startKey,
  read,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const isSending = sending !== false;
  const guard = useDiscardGuard({ form: form.ref, isOpen: open, onClose, ...(read && { read }) });
  return (
    <>
      <Dialog
        {...dialog}
        open={open}
        onOpenChange={() => guard.leave()}
        dismissible={!isSending}
        actions={
          <FormActions
            form={formId}
            submit={submit}
            cancel={cancel}
            dismissible={!isSending}
            loading={sending}
            disabled={disabled}
            destructive={destructive}
            onCancel={() => guard.leave()}
          />
        }
      >
        <form {...form} id={formId}>
          {children}
          {guard.start(startKey)}
        </form>
      </Dialog>
      {guard.question}
    </>
  );
}
