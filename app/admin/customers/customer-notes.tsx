import { type RefObject, useId, useRef } from 'react';
import type { CustomerDetails } from '#contract/admin-customers';
import { type CustomerNote, NewCustomerNote } from '#contract/customer-notes';
import { lengths } from '#contract/fields';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextArea } from '#ui/text-area';
import { customerNotes as copy, noteDeletion } from '../../copy/admin-customers.ts';
import { useCustomerMutations } from '../../data/admin-customers.ts';
import { DateTime } from '../../format/date-time.tsx';
import { UserText } from '../../format/user-text.tsx';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { Allowed } from '../allowed.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { DetailSection } from '../detail-section.tsx';
import { useFirstRows } from '../record-table.tsx';
import { useUnsavedChanges } from '../unsaved/form-group.ts';
import { NoteDialog } from './note-dialog.tsx';

type CustomerNotesProps = {
  customer: CustomerDetails;
  /** Gets the focus when a note's row is gone. */
  title: RefObject<HTMLHeadingElement | null>;
};

/** What admins noted about a person. Each edits and deletes only their own notes. */
export function CustomerNotes({ customer, title }: CustomerNotesProps) {
  const { id, notes } = customer;
  const { deleteNote } = useCustomerMutations(id);
  const { shown, toggle } = useFirstRows(notes, copy.title, 3);
  const editing = useDialogState<CustomerNote>();
  const deleting = useDialogState<CustomerNote>();
  return (
    <DetailSection level={2} title={copy.title}>
      <Allowed to="customers.note">
        <NewNote id={id} />
      </Allowed>
      {notes.length === 0 ? (
        <Text size="small" tone="soft">
          {copy.empty}
        </Text>
      ) : (
        <Stack gap="s" as="ul">
          {shown.map((note) => (
            <Note
              key={note.id}
              note={note}
              onEdit={() => editing.open(note)}
              onDelete={() => deleting.open(note)}
            />
          ))}
        </Stack>
      )}
      {toggle}
      {editing.opening && (
        <NoteDialog
          key={editing.opening.key}
          id={id}
          note={editing.opening.subject}
          current={notes.find((note) => note.id === editing.opening?.subject.id)}
          open={editing.opening.isOpen}
          onOpenChange={editing.onOpenChange}
        />
      )}
      {deleting.opening && (
        <DeleteDialog
          key={deleting.opening.key}
          copy={noteDeletion}
          name=""
          onDelete={() => deleteNote(deleting.opening?.subject.id ?? 0)}
          open={deleting.opening.isOpen}
          onOpenChange={deleting.onOpenChange}
          finalFocus={title}
        />
      )}
    </DetailSection>
  );
}

function NewNote({ id }: { id: string }) {
  const { addNote } = useCustomerMutations(id);
  const field = useId();
  const toast = useToast();
  const text = useRef<HTMLTextAreaElement>(null);
  const { form, errors, pending, clear } = useForm({
    schema: NewCustomerNote,
    send: async (note) => {
      await addNote(note.text);
      clear();
      toast({ title: copy.added });
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.failed, description }),
  });
  useUnsavedChanges(() => Boolean(text.current?.value));
  return (
    <form {...form}>
      <Stack gap="s">
        <TextArea
          ref={text}
          id={field}
          name="text"
          label={copy.label}
          description={copy.hint}
          rows={1}
          maxLength={lengths.message}
          error={errors.text}
        />
        <Inline>
          <Button type="submit" size="small" variant="quiet" loading={pending && copy.adding}>
            {copy.add}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

type NoteProps = { note: CustomerNote; onEdit: () => void; onDelete: () => void };

function Note({ note, onEdit, onDelete }: NoteProps) {
  const { text, author, own, createdAt, editedAt } = note;
  const start = text.slice(0, 40);
  return (
    <Stack gap="xxs">
      <UserText>{text}</UserText>
      <Inline gap="s">
        <Text size="small" tone="soft">
          <bdi>{author}</bdi>, <DateTime at={createdAt} />
          {editedAt && `, ${copy.edited}`}
        </Text>
        {own && (
          <Inline gap="s" wrap="never">
            <Button
              size="small"
              variant="plain"
              aria-haspopup="dialog"
              aria-label={copy.editOf(start)}
              onClick={onEdit}
            >
              {copy.edit}
            </Button>
            <Button
              size="small"
              variant="plain"
              aria-haspopup="dialog"
              aria-label={copy.removeOf(start)}
              onClick={onDelete}
            >
              {copy.remove}
            </Button>
          </Inline>
        )}
      </Inline>
    </Stack>
  );
}
