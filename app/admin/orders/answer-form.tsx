import { useState } from 'react';
import { lengths } from '#contract/fields';
import { type Remark, RemarkAnswer } from '#contract/reviews';
import { remarkAnswers } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { RadioGroup } from '#ui/radio-group';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { orderReview } from '../../copy/review.ts';
import { useForm } from '../../shell/use-form.ts';

const copy = orderReview.answer;

type AnswerFormProps = {
  remark: Remark;
  /** The name of the remark. */
  name: string;
  onAnswer: (answer: RemarkAnswer) => Promise<void>;
  onCancel?: () => void;
};

/** Answers a remark: done, with a note if there is something to say, or declined with a reason. */
export function AnswerForm({ remark, name, onAnswer, onCancel }: AnswerFormProps) {
  const [answer, setAnswer] = useState(remark.answer ?? 'done');
  const [failure, setFailure] = useState<string>();
  const { form, errors, pending } = useForm({
    schema: RemarkAnswer,
    read: (element) => ({
      ...{ answer, version: remark.version },
      reason: String(new FormData(element).get('reason') ?? ''),
    }),
    send: (values) => {
      setFailure(undefined);
      return onAnswer(values);
    },
    onFailed: setFailure,
  });
  const isDeclined = answer === 'declined';
  return (
    <form {...form} aria-label={copy.of(name)}>
      <Stack gap="s">
        <RadioGroup
          label={copy.label}
          name={`answer-${remark.id}`}
          value={answer}
          options={remarkAnswers.map((value) => ({ value, title: copy[value] }))}
          onValueChange={(value) => setAnswer(value === 'declined' ? 'declined' : 'done')}
        />
        <TextArea
          label={isDeclined ? copy.reason : copy.note}
          {...(!isDeclined && { aside: copy.optional })}
          description={copy.reasonHint}
          name="reason"
          rows={2}
          maxLength={lengths.reason}
          defaultValue={remark.reason ?? ''}
          {...(errors.reason && { message: errors.reason })}
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
