import type { OrderReview, Remark, Review, ReviewRound } from '#contract/reviews';
import { nextNumber, type RemarkFacts, type ReviewFacts, type RoundFacts } from './repository.ts';

export function reviewToWire(facts: ReviewFacts): Review {
  return { ...orderReviewToWire(facts), drafts: facts.open?.remarks.map(remarkToWire) ?? [] };
}

export function orderReviewToWire(facts: ReviewFacts): OrderReview {
  const { order, state, ended } = facts;
  return {
    orderId: order.orderId,
    productTitle: order.productTitle,
    state,
    previewUrl: order.previewUrl,
    number: nextNumber(facts),
    rounds: ended.map(roundToWire).reverse(),
  };
}

export function remarkToWire({ remark, screenshot }: RemarkFacts): Remark {
  const { id, page, x, y, width, text, version, answer, reason, answeredAt } = remark;
  return {
    id,
    page,
    pin: x !== null && y !== null ? { x, y, width } : null,
    text,
    screenshot: screenshot && {
      id: screenshot.id,
      name: screenshot.name,
      type: screenshot.type,
      sizeBytes: screenshot.sizeBytes,
    },
    version,
    answer,
    reason,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

function roundToWire({ round, remarks }: RoundFacts): ReviewRound {
  const { number, previewUrl, sentAt, approvedAt, approvedName } = round;
  return {
    number,
    previewUrl,
    sentAt: sentAt?.toISOString() ?? null,
    approvedAt: approvedAt?.toISOString() ?? null,
    approvedName,
    remarks: remarks.map(remarkToWire),
  };
}
