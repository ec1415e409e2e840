import { useEffect, useRef, useState } from 'react';
import type { Remark, RemarkAnswer, ReviewRound } from '#contract/reviews';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { orderReview as copy, review as shared } from '../../copy/review.ts';
import { pageUrl } from '../../format/preview-frame.tsx';
import { RemarkFacts } from '../../format/remark-facts.tsx';
import { AnswerForm } from './answer-form.tsx';

type ReviewRemarkProps = {
  orderId: number;
  remark: Remark;
  number: number;
  round: ReviewRound;
  /** The round before it. */
  before: ReviewRound | undefined;
  canAnswer: boolean;
  onAnswer: (answer: RemarkAnswer) => Promise<void>;
  /** Shows it in the preview. */
  onShow: () => void;
};

/** A remark with its answer, or the form that answers it. */
export function ReviewRemark({
  orderId,
  remark,
  number,
  round,
  before,
  canAnswer,
  onAnswer,
  onShow,
}: ReviewRemarkProps) {
  const [isChanging, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const wasAnswered = useRef(remark.answer !== null);
  const name = shared.remarks.name(number);
  const isAnswering = canAnswer && (isChanging || remark.answer === null);
  // The form that had the focus is gone.
  useEffect(() => {
    const isAnswered = remark.answer !== null && !isChanging;
    if (isAnswered && !wasAnswered.current) change.current?.focus();
    wasAnswered.current = isAnswered;
  }, [remark.answer, isChanging]);
  return (
    <Stack gap="s">
      <RemarkFacts remark={remark} number={number} before={before} />
      <Inline gap="m">
        <TextLink href={pageUrl(round.previewUrl, remark.page)} newTab standalone>
          {copy.page}
        </TextLink>
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={shared.earlier.showOf(name, round.number)}
          onClick={onShow}
        >
          {shared.earlier.show}
        </Button>
        {canAnswer && !isAnswering && (
          <Button
            ref={change}
            variant="quiet"
            size="small"
            aria-label={copy.answer.changeOf(name)}
            onClick={() => setChanging(true)}
          >
            {copy.answer.change}
          </Button>
        )}
      </Inline>
      {isAnswering && (
        <AnswerForm
          orderId={orderId}
          remark={remark}
          name={name}
          onAnswer={async (answer) => {
            await onAnswer(answer);
            setChanging(false);
          }}
          // An answer of another admin doesn’t close a form that is being filled in.
          onEdit={() => setChanging(true)}
          {...(remark.answer && { onCancel: () => setChanging(false) })}
        />
      )}
    </Stack>
  );
}
