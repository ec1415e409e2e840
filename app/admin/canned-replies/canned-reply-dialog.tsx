import { useId, useRef } from 'react';
import { type CannedReply, NewCannedReply } from '#contract/canned-replies';
import { lengths } from '#contract/fields';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { cannedReplyForm as copy } from '../../copy/canned-replies.ts';
import { useCannedReplyMutations } from '../../data/canned-replies.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { FormActions } from '../form-actions.tsx';

/** `reply` is null for a new one. */
type CannedReplyDialogProps = {
  reply: CannedReply | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Adds or edits a canned reply. */
export function CannedReplyDialog({ reply, open, onOpenChange }: CannedReplyDialogProps) {
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const { add, change } = useCannedReplyMutations();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: NewCannedReply,
    send: async (values) => {
      await (reply ? change(reply.id, values) : add(values));
      onOpenChange(false);
      toast(reply ? copy.changed : copy.added);
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.error, description }),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={reply ? copy.edit : copy.add}
      initialFocus={first}
      dismissible={!pending}
      actions={
        <FormActions
          form={formId}
          submit={copy.save}
          cancel={copy.cancel}
          dismissible={!pending}
          loading={pending && copy.saving}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form {...form} id={formId}>
        <Stack gap="m">
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
            label={copy.text}
            name="text"
            defaultValue={reply?.text}
            rows={8}
            maxLength={lengths.message}
            count
            required
            message={errors.text}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
