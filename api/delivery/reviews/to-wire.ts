import type { OrderReview, Remark, Review, ReviewRound } from '#contract/reviews';
import type { Attachment } from '#contract/ticket-messages';
import type { AttachmentRow } from '#db/schema/attachments';
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
    screenshot: screenshot && screenshotToWire(screenshot),
    version,
    answer,
    reason,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

export function screenshotToWire({ id, name, type, sizeBytes }: AttachmentRow): Attachment {
  return { id, name, type, sizeBytes };
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
