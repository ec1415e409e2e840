import type { Order } from '#contract/orders';
import type { OrderReview as Review, ReviewRound } from '#contract/reviews';
import { Badge } from '#ui/badge';
import { Disclosure } from '#ui/disclosure';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { orderReview as copy, review as shared } from '../../copy/review.ts';
import { useMay } from '../../data/permissions.ts';
import { useAnswerRemark, useOrderReview } from '../../data/reviews.ts';
import { DateTime } from '../../format/date-time.tsx';
import type { EarlierRemark } from '../../format/remark-facts.tsx';
import { describeAnswers, describeChanges } from '../../format/rounds.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { DetailSection } from '../detail-section.tsx';
import * as css from './orders.css.ts';
import { RemarkPreviewDialog } from './remark-preview-dialog.tsx';
import { ReviewRemark } from './review-remark.tsx';

/**
 * The rounds of remarks with the shop’s answers, and the approval. Renders nothing while there is
 * nothing to review.
 */
export function OrderReview({ order, id }: { order: Order; id?: string }) {
  const { review, failed, onRetry } = useOrderReview(order.id);
  if (order.previewUrl === null && !failed && !review?.rounds.length) return null;
  return (
    <DetailSection level={2} id={id} title={copy.title}>
      {review ? (
        <Rounds orderId={order.id} review={review} />
      ) : failed ? (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />
      ) : (
        <Skeleton />
      )}
    </DetailSection>
  );
}

function Rounds({ orderId, review }: { orderId: number; review: Review }) {
  const { rounds, state } = review;
  const may = useMay();
  const canAnswer = may('orders.deliver') && state !== 'cancelled' && state !== 'delivered';
  const { opening, open, onOpenChange } = useDialogState<EarlierRemark>();
  return (
    <Stack gap="m">
      {state === 'open' && <Text tone="soft">{copy.waiting}</Text>}
      {rounds.length === 0 && state !== 'open' && <Text tone="soft">{copy.none}</Text>}
      {rounds.length > 0 && (
        <div>
          {rounds.map((round, index) => (
            <Round
              key={round.number}
              orderId={orderId}
              round={round}
              before={rounds[index + 1]}
              canAnswer={canAnswer}
              isNewest={index === 0}
              onShow={open}
            />
          ))}
        </div>
      )}
      {opening && (
        <RemarkPreviewDialog
          key={opening.key}
          orderId={orderId}
          review={review}
          earlier={opening.subject}
          open={opening.isOpen}
          onClose={() => onOpenChange(false)}
        />
      )}
    </Stack>
  );
}

type RoundProps = {
  orderId: number;
  round: ReviewRound;
  before: ReviewRound | undefined;
  canAnswer: boolean;
  isNewest: boolean;
  onShow: (earlier: EarlierRemark) => void;
};

function Round({ orderId, round, before, canAnswer, isNewest, onShow }: RoundProps) {
  const { number, previewUrl, sentAt, approvedAt, approvedName, remarks } = round;
  const answer = useAnswerRemark(orderId);
  const open = remarks.filter((remark) => remark.answer === null).length;
  const changes = describeChanges(round, before);
  return (
    <Disclosure
      summary={shared.round(number)}
      aside={
        approvedAt ? (
          <Badge tone="positive">{copy.approved}</Badge>
        ) : (
          <Badge tone={open > 0 ? 'caution' : 'positive'}>
            {open > 0 ? copy.unanswered(open) : copy.allAnswered}
          </Badge>
        )
      }
      facts={[
        approvedAt && approvedName ? (
          <>
            {shared.rounds.approvedBy(approvedName)}, <DateTime at={approvedAt} />
          </>
        ) : (
          describeAnswers(round)
        ),
        ...(changes ? [changes] : []),
        ...(sentAt
          ? [
              <>
                {shared.rounds.sent} <DateTime at={sentAt} />
              </>,
            ]
          : []),
      ]}
      defaultOpen={isNewest}
    >
      {remarks.length === 0 ? (
        <Text size="small" tone="soft">
          <bdi>{previewUrl}</bdi>
        </Text>
      ) : (
        <ol className={css.remarks}>
          {remarks.map((remark, index) => (
            <li key={remark.id}>
              <ReviewRemark
                orderId={orderId}
                remark={remark}
                number={index + 1}
                round={round}
                before={before}
                canAnswer={canAnswer}
                onAnswer={(body) => answer(remark.id, body)}
                onShow={() => onShow({ remark, round })}
              />
            </li>
          ))}
        </ol>
      )}
    </Disclosure>
  );
}
