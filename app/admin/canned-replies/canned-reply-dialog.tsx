import { useRef, useState } from 'react';
import { type CannedReply, NewCannedReply } from '#contract/canned-replies';
import { lengths } from '#contract/fields';
import type { NewerVersion } from '#contract/problem';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { cannedReplyForm as copy } from '../../copy/canned-replies.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { readCannedReply, useCannedReplyMutations } from '../../data/canned-replies.ts';
import { useForm } from '../../shell/use-form.ts';
import { useChangeElsewhere } from '../../state/changes-elsewhere.ts';
import { useToast } from '../../state/toasts.ts';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { FormDialog } from '../unsaved/form-dialog.tsx';
import { type NewerReply, NewerReplyNotice } from './newer-reply-notice.tsx';
import { VariableButtons } from './variable-buttons.tsx';

/** `reply` is null for a new one. */
type CannedReplyDialogProps = {
  reply: CannedReply | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Adds or edits a canned reply. */
export function CannedReplyDialog({ reply, open, onOpenChange }: CannedReplyDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  const { add, change } = useCannedReplyMutations();
  const toast = useToast();
  const [readAt, setReadAt] = useState(reply?.updatedAt ?? '');
  const [newer, setNewer] = useState<NewerReply>();
  const { change: elsewhere, settle } = useChangeElsewhere('canned_reply.changed', reply?.id);
  const text = useRef<HTMLTextAreaElement>(null);
  const { form, errors, pending } = useForm({
    schema: NewCannedReply,
    send: async (values) => {
      if (!reply) await add(values);
      else if (!(await saveChange(reply.id, values))) return;
      onOpenChange(false);
      toast(reply ? copy.changed : copy.added);
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.error, description }),
  });

  async function saveChange(id: number, values: NewCannedReply): Promise<boolean> {
    try {
      await change(id, { ...values, readAt });
      return true;
    } catch (error) {
      const known = getNewerVersion(error);
      if (!known) throw error;
      await showNewer(id, known);
      return false;
    }
  }

  /** Saving again replaces the version that is shown. */
  async function showNewer(id: number, { by, at }: NewerVersion): Promise<void> {
    settle();
    const theirs = await readCannedReply(id);
    if (!theirs || theirs.updatedAt === readAt) return;
    setReadAt(theirs.updatedAt);
    setNewer({ by, at, theirs });
  }

  return (
    <FormDialog
      open={open}
      title={reply ? copy.edit : copy.add}
      initialFocus={first}
      form={form}
      submit={newer ? copy.saveAnyway : copy.save}
      cancel={copy.cancel}
      sending={pending && copy.saving}
      onClose={() => onOpenChange(false)}
    >
      <Stack gap="m">
        {reply && elsewhere && !pending && (
          <ChangedElsewhere
            {...elsewhere}
            onShow={() => void showNewer(reply.id, elsewhere).catch(() => {})}
          />
        )}
        {newer && <NewerReplyNotice newer={newer} />}
        <TextField
          ref={first}
          label={copy.title}
          description={copy.titleHint}
          name="title"
          defaultValue={reply?.title}
          autoComplete="off"
          maxLength={lengths.subject}
          required
          message={errors.title}
        />
        <TextArea
          ref={text}
          label={copy.text}
          name="text"
          defaultValue={reply?.text}
          rows={8}
          maxLength={lengths.message}
          count
          required
          message={errors.text}
        />
        <VariableButtons field={text} />
      </Stack>
    </FormDialog>
  );
}
