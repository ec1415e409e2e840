import { measureBrief } from '#contract/brief-answers';
import { type BriefField, briefFieldsOf } from '#contract/brief-fields';
import { briefFieldLabel } from '#contract/brief-questions';
import { deliveryProcess } from '#contract/claims';
import { isAskedAgain } from '#contract/describe-delivery';
import { Button, ButtonLink } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { Steps } from '#ui/steps';
import { Text } from '#ui/text';
import { brief as copy } from '../../copy/brief.ts';
import { useSettings } from '../../document/settings.tsx';
import { DateTime } from '../../format/date-time.tsx';
import type { BriefForm } from './brief-form.ts';

type BriefReviewProps = {
  form: BriefForm;
  stepHref: (step: BriefField['step'], key: string) => string;
  isSending: boolean;
  onSend: (submission: { unfinished: boolean }) => void;
  /** The order that it belongs to. */
  backTo: { path: string; label: string } | undefined;
};

/** What is missing, with a link to each question, and the button that sends the brief. */
export function BriefReview({ form, stepHref, isSending, onSend, backTo }: BriefReviewProps) {
  const { brief, answers, state } = form.autosave;
  const { missing } = measureBrief(briefFieldsOf(brief.sections), answers, brief.files);
  const isSaved = state.is === 'saved';
  const isAsked = isAskedAgain(brief);
  const { isUploading, hasFailed } = form.uploads;
  return (
    <Stack gap="l">
      {missing.length > 0 && (
        <Stack gap="xs">
          <Text weight="medium">{copy.review.missing}</Text>
          <ul>
            {missing.map(({ key, step }) => (
              <li key={key}>
                <TextLink href={stepHref(step, key)} standalone>
                  {briefFieldLabel(key, brief.sections)}
                </TextLink>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {brief.sentAt && !isAsked ? (
        <>
          <Notice tone="positive" title={copy.review.sent} live="polite">
            {copy.review.sentOn} <DateTime at={brief.sentAt} />. {copy.review.sentHint}
          </Notice>
          <NextSteps />
          {backTo && (
            <Inline>
              <ButtonLink href={backTo.path} variant="primary">
                {backTo.label}
              </ButtonLink>
            </Inline>
          )}
        </>
      ) : (
        <Stack gap="s">
          {isAsked && <Text>{copy.review.askedHint}</Text>}
          <Text>
            {missing.length > 0 ? copy.review.incomplete(missing.length) : copy.review.complete}
          </Text>
          {!isSaved && <Text tone="critical">{copy.review.unsaved}</Text>}
          {isUploading && <Text>{copy.review.uploading}</Text>}
          {hasFailed && <Text tone="critical">{copy.review.uploadsFailed}</Text>}
          <Inline>
            <Button
              variant="primary"
              loading={isSending && copy.review.sending}
              disabled={!isSaved || isUploading}
              onClick={() => onSend({ unfinished: missing.length > 0 })}
            >
              {isAsked
                ? copy.review.sendAgain
                : missing.length > 0
                  ? copy.review.sendUnfinished
                  : copy.review.send}
            </Button>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}

/** What the customer waits for once the brief is sent. */
function NextSteps() {
  const { title, steps } = copy.review.next;
  const { delivery } = useSettings();
  return (
    <Stack gap="m">
      <Heading level={3} size={4}>
        {title}
      </Heading>
      <Steps
        aria-label={title}
        steps={deliveryProcess.map((step, index) => ({
          title: step.title,
          detail: steps[index],
          note: delivery.stepTimes[index] ?? step.time,
        }))}
      />
    </Stack>
  );
}
