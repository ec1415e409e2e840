import { useRef, useState } from 'react';
import { BriefQuestionChange } from '#contract/briefs';
import { lengths } from '#contract/fields';
import type { Order } from '#contract/orders';
import type { NewerVersion } from '#contract/problem';
import type { BriefText } from '#db/values/brief-sections';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { list as listCopy } from '../../copy/admin-list.ts';
import { orderBrief } from '../../copy/brief.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { useBriefQuestions } from '../../data/briefs.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { useForm } from '../../shell/use-form.ts';
import { EditConflictNotice } from '../../shell/versions/merge-notice.tsx';
import { useChangeElsewhere } from '../../state/changes-elsewhere.ts';
import { useToast } from '../../state/toasts.ts';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { FormDialog } from '../unsaved/form-dialog.tsx';

const copy = orderBrief.edit;

type EditQuestionDialogProps = {
  order: Order;
  /** The question when the dialog was opened. */
  read: BriefText;
  /** The question now; undefined: it was removed or answered. */
  current: BriefText | undefined;
  open: boolean;
  onClose: () => void;
};

type Conflict = { sentence: string; newer: NewerVersion };

/** Rewords a question that the customer hasn’t answered. */
export function EditQuestionDialog({
  order,
  read,
  current,
  open,
  onClose,
}: EditQuestionDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  const [conflict, setConflict] = useState<Conflict>();
  const [failure, setFailure] = useState<string>();
  const { change: elsewhere } = useChangeElsewhere('order.changed', order.id);
  const { reword } = useBriefQuestions(order.id);
  const toast = useToast();
  const versionOf = ({ version = 1 }: BriefText) => version;
  const version = versionOf((conflict && current) ?? read);
  const isOutdated = !current || versionOf(current) > versionOf(read);
  const { form, errors, pending } = useForm({
    schema: BriefQuestionChange,
    read: (element) => ({ question: new FormData(element).get('question'), version }),
    send: async (change) => {
      setFailure(undefined);
      await reword(read.id, change);
      onClose();
      toast({ title: listCopy.success, description: copy.done });
    },
    onFailed(sentence, error) {
      const newer = getNewerVersion(error);
      setConflict(newer && { sentence, newer });
      setFailure(newer ? undefined : sentence);
    },
  });
  return (
    <FormDialog
      open={open}
      title={copy.title}
      description={copy.lead}
      size="small"
      initialFocus={first}
      form={form}
      submit={copy.save}
      cancel={copy.cancel}
      sending={pending && copy.saving}
      onClose={onClose}
    >
      <Stack gap="m">
        {elsewhere && isOutdated && !conflict && !pending && (
          <ChangedElsewhere
            {...elsewhere}
            onShow={() => setConflict({ sentence: copy.removed, newer: elsewhere })}
          />
        )}
        {conflict && (
          <EditConflictNotice
            key={conflict.newer.at}
            title={copy.conflict(conflict.newer.by, formatDateTime(conflict.newer.at))}
            action={
              <Button variant="quiet" size="small" onClick={onClose}>
                {copy.keep}
              </Button>
            }
          >
            <p>{current ? copy.reworded(current.label) : conflict.sentence}</p>
          </EditConflictNotice>
        )}
        <TextField
          ref={first}
          label={copy.label}
          name="question"
          defaultValue={read.label}
          maxLength={lengths.name}
          autoComplete="off"
          required
          error={errors.question}
        />
        {failure && !errors.question && <Notice tone="critical" live="assertive" title={failure} />}
      </Stack>
    </FormDialog>
  );
}
