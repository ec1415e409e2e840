import { useRef } from 'react';
import { type CannedReply, NewCannedReply } from '#contract/canned-replies';
import { lengths } from '#contract/fields';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { cannedReplyConflict, cannedReplyForm as copy } from '../../copy/canned-replies.ts';
import { editConflict } from '../../copy/edit-conflicts.ts';
import { readCannedReply, useCannedReplyMutations } from '../../data/canned-replies.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { useForm } from '../../shell/use-form.ts';
import { fillFields } from '../../shell/versions/merge-changes.ts';
import { MergeNotice } from '../../shell/versions/merge-notice.tsx';
import { useMerge } from '../../shell/versions/use-merge.ts';
import { type ChangeElsewhere, useChangeElsewhere } from '../../state/changes-elsewhere.ts';
import { useToast } from '../../state/toasts.ts';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { FormDialog } from '../unsaved/form-dialog.tsx';
import { VariableButtons } from './variable-buttons.tsx';

/** `reply` is null for a new one. */
type CannedReplyDialogProps = {
  reply: CannedReply | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A reply's version is when it was changed. */
type Version = NewCannedReply & { version: string };

/** Adds or edits a canned reply. */
export function CannedReplyDialog({ reply, open, onOpenChange }: CannedReplyDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  const { add, change } = useCannedReplyMutations();
  const toast = useToast();
  const { change: elsewhere, settle } = useChangeElsewhere('canned_reply.changed', reply?.id);
  const text = useRef<HTMLTextAreaElement>(null);
  const { form, errors, pending } = useForm({
    schema: NewCannedReply,
    send: async (values) => {
      if (reply) {
        const saved = await merge.save(values, (fields, seen) =>
          change({ id: reply.id, ...fields, readAt: seen?.version ?? '' }),
        );
        if (!saved) return;
        toast(saved.say(copy.changed));
      } else {
        await add(values);
        toast(copy.added);
      }
      onOpenChange(false);
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.error, description }),
  });

  const merge = useMerge<Version | null, NewCannedReply>({
    initial: reply && toVersion(reply),
    fieldsOf: (known) => ({ title: known?.title ?? '', text: known?.text ?? '' }),
    readNewest: () => readNewest(reply),
    adopt: (theirs, names) => fillFields(form.ref.current, theirs, names),
    words: { labelOf: (name) => copy[name], textOf: (name, fields) => fields[name] },
  });
  const { newer } = merge;

  function readFields(): NewCannedReply {
    return { title: first.current?.value ?? '', text: text.current?.value ?? '' };
  }

  async function showNewer(by: ChangeElsewhere): Promise<void> {
    settle();
    merge.showNewer(by, await readNewest(reply), readFields());
  }

  const shown = newer && merge.describe(readFields());

  return (
    <FormDialog
      open={open}
      title={reply ? copy.edit : copy.add}
      initialFocus={first}
      form={form}
      startKey={merge.startKey}
      submit={newer?.asked.length ? editConflict.save : copy.save}
      cancel={copy.cancel}
      sending={pending && copy.saving}
      onClose={() => onOpenChange(false)}
    >
      <Stack gap="m">
        {reply && elsewhere && !pending && (
          <ChangedElsewhere
            {...elsewhere}
            onShow={() => void showNewer(elsewhere).catch(() => {})}
          />
        )}
        {shown && (
          <MergeNotice
            title={cannedReplyConflict.title(shown.by, formatDateTime(shown.at))}
            newer={shown}
            onLoad={merge.load}
          />
        )}
        <TextField
          ref={first}
          label={copy.title}
          description={copy.titleHint}
          name="title"
          defaultValue={reply?.title}
          autoComplete="off"
          maxLength={lengths.subject}
          required
          error={errors.title}
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
          error={errors.text}
        />
        <VariableButtons field={text} />
      </Stack>
    </FormDialog>
  );
}

function toVersion({ title, text, updatedAt }: CannedReply): Version {
  return { title, text, version: updatedAt };
}

async function readNewest(reply: CannedReply | null): Promise<Version | undefined> {
  const newest = reply && (await readCannedReply(reply.id));
  return newest ? toVersion(newest) : undefined;
}
