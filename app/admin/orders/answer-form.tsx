import { useState } from 'react';
import { lengths } from '#contract/fields';
import type { NewerVersion } from '#contract/problem';
import { type Remark, RemarkAnswer } from '#contract/reviews';
import { remarkAnswers } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { RadioGroup } from '#ui/radio-group';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { orderReview } from '../../copy/review.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { UserText } from '../../format/user-text.tsx';
import { useForm } from '../../shell/use-form.ts';
import { EditConflictNotice } from '../../shell/versions/merge-notice.tsx';
import { useChangeElsewhere } from '../../state/changes-elsewhere.ts';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { useUnsavedChanges } from '../unsaved/form-group.ts';

const conflictCopy = orderReview.answer;

type NewerAnswerNoticeProps = {
  newer: NewerVersion;
  /** With the newer answer. */
  remark: Remark;
};

const copy = orderReview.answer;

type AnswerFormProps = {
  orderId: number;
  remark: Remark;
  /** The name of the remark. */
  name: string;
  onAnswer: (answer: RemarkAnswer) => Promise<void>;
  /** Called when the admin starts to change something. */
  onEdit: () => void;
  onCancel?: () => void;
};

/** What the admin has changed, and the remark as it was then. Fields that weren’t follow the remark. */
type Draft = { base: Remark; values: Partial<Pick<RemarkAnswer, 'answer' | 'reason'>> };

/** Answers a remark: done, with a note if there is something to say, or declined with a reason. */
export function AnswerForm(props: AnswerFormProps) {
  const { orderId, remark, name, onAnswer, onEdit, onCancel } = props;
  const [draft, setDraft] = useState<Draft>();
  const [newer, setNewer] = useState<NewerVersion>();
  const [failure, setFailure] = useState<string>();
  const { change: elsewhere } = useChangeElsewhere('order.changed', orderId);
  const base = draft?.base ?? remark;
  const answer = draft?.values.answer ?? remark.answer ?? 'done';
  const reason = draft?.values.reason ?? remark.reason ?? '';
  const { form, errors, pending } = useForm({
    schema: RemarkAnswer,
    read: () => ({ answer, reason, version: (newer ? remark : base).version }),
    send: (values) => {
      setFailure(undefined);
      // What is sent is this admin’s, also if they left it as it was.
      edit({ answer });
      return onAnswer(values);
    },
    onFailed(sentence, error) {
      const known = getNewerVersion(error);
      setNewer(known);
      setFailure(known ? undefined : sentence);
    },
  });
  const isOutdated = remark.version > base.version;
  const isDeclined = answer === 'declined';
  const isChanged = answer !== (remark.answer ?? 'done') || reason !== (remark.reason ?? '');
  useUnsavedChanges(() => isChanged);

  function edit(values: Draft['values']) {
    setDraft({ base, values: { ...draft?.values, ...values } });
    onEdit();
  }

  return (
    <form {...form} aria-label={copy.of(name)}>
      <Stack gap="s">
        {elsewhere && isOutdated && !newer && !pending && (
          <ChangedElsewhere {...elsewhere} onShow={() => setNewer(elsewhere)} />
        )}
        {newer && <NewerAnswerNotice newer={newer} remark={remark} />}
        <RadioGroup
          label={copy.label}
          name={`answer-${remark.id}`}
          value={answer}
          options={remarkAnswers.map((value) => ({ value, title: copy[value] }))}
          onValueChange={(value) => edit({ answer: value === 'declined' ? 'declined' : 'done' })}
        />
        <TextArea
          label={isDeclined ? copy.reason : copy.note}
          {...(!isDeclined && { aside: copy.optional })}
          description={copy.reasonHint}
          name="reason"
          rows={2}
          maxLength={lengths.reason}
          value={reason}
          onChange={({ target }) => edit({ reason: target.value })}
          {...(errors.reason && { error: errors.reason })}
        />
        {failure && <Notice tone="critical" live="assertive" title={failure} />}
        <Inline gap="xs">
          <Button
            type="submit"
            size="small"
            loading={pending && copy.saving}
            aria-label={copy.saveOf(name)}
          >
            {copy.save}
          </Button>
          {onCancel && (
            <Button variant="quiet" size="small" disabled={pending} onClick={onCancel}>
              {copy.cancel}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}

/** The answer that another admin gave while this one was writing. */
function NewerAnswerNotice({ newer, remark }: NewerAnswerNoticeProps) {
  return (
    <EditConflictNotice
      key={newer.at}
      title={conflictCopy.conflict(newer.by, formatDateTime(newer.at))}
    >
      {remark.answer && <p>{conflictCopy.theirs(conflictCopy[remark.answer])}</p>}
      {remark.reason && <UserText>{remark.reason}</UserText>}
    </EditConflictNotice>
  );
}
