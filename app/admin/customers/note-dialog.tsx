import { useRef, useState } from 'react';
import { type CustomerNote, NewCustomerNote } from '#contract/customer-notes';
import { lengths } from '#contract/fields';
import type { NewerVersion } from '#contract/problem';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { customerNotes as copy } from '../../copy/admin-customers.ts';
import { useCustomerMutations } from '../../data/admin-customers.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { UserText } from '../../format/user-text.tsx';
import { useForm } from '../../shell/use-form.ts';
import { EditConflictNotice } from '../../shell/versions/merge-notice.tsx';
import { useToast } from '../../state/toasts.ts';
import { FormDialog } from '../unsaved/form-dialog.tsx';

type NoteDialogProps = {
  /** The person's. */
  id: string;
  /** As it was when the dialog opened. */
  note: CustomerNote;
  /** As it is now; undefined if it was deleted. */
  current: CustomerNote | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Edits a note. If it was changed in the meantime, shows the newer text; saving replaces it. */
export function NoteDialog({ id, note, current, open, onOpenChange }: NoteDialogProps) {
  const first = useRef<HTMLTextAreaElement>(null);
  const { changeNote } = useCustomerMutations(id);
  const [newer, setNewer] = useState<NewerVersion>();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: NewCustomerNote,
    send: async ({ text }) => {
      try {
        const version = newer ? (current ?? note).version : note.version;
        await changeNote(note.id, { text, version });
        onOpenChange(false);
        toast({ title: copy.saved });
      } catch (error) {
        const known = getNewerVersion(error);
        if (!known) throw error;
        setNewer(known);
      }
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.failed, description }),
  });
  return (
    <FormDialog
      open={open}
      title={copy.editTitle}
      initialFocus={first}
      form={form}
      submit={copy.save}
      cancel={copy.cancel}
      sending={pending && copy.saving}
      onClose={() => onOpenChange(false)}
    >
      <Stack gap="m">
        {newer && (
          <EditConflictNotice
            key={newer.at}
            title={copy.conflict.title(newer.by, formatDateTime(newer.at))}
          >
            {current && <UserText>{current.text}</UserText>}
            <p>{copy.conflict.hint}</p>
          </EditConflictNotice>
        )}
        <TextArea
          ref={first}
          name="text"
          label={copy.text}
          defaultValue={note.text}
          rows={6}
          maxLength={lengths.message}
          required
          error={errors.text}
        />
      </Stack>
    </FormDialog>
  );
}
