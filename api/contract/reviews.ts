import * as v from 'valibot';
import { remarkAnswers } from '#db/values/enumerations';
import { instantText, lengths, line, lines, optionalLines } from './fields.ts';
import { Attachment } from './ticket-messages.ts';

/** Of one round. */
export const maxRemarks = 100;

/** Why remarks can be written now, or why they can't. */
export const reviewStates = [
  'open',
  /** The shop makes the website, or works on the remarks. */
  'working',
  'approved',
  'delivered',
  'cancelled',
] as const;
export type ReviewState = (typeof reviewStates)[number];

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A place, in percent from the left and the top of what the customer saw. */
export const RemarkPin = v.object({
  x: percent,
  y: percent,
  /** The width of the frame in px; null: the pin is on the screenshot. */
  width: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
});
export type RemarkPin = v.InferOutput<typeof RemarkPin>;

/** A path on the preview. Never another website: '//example.com' would be one. */
const page = v.pipe(
  line(lengths.url),
  v.check(
    (path) => /^\/(?![/\\])/.test(path),
    'Enter a path that starts with a slash, such as /contact.',
  ),
);

/** The same sentence at the field and in the answer of the API; null: the page is fine. */
export function findPageError(text: string): string | null {
  return v.safeParse(page, text).issues?.[0].message ?? null;
}

/** A remark about a page of a preview. */
export const Remark = v.object({
  id: v.string(),
  page: v.string(),
  pin: v.nullable(RemarkPin),
  text: v.string(),
  screenshot: v.nullable(Attachment),
  /** Counts the saves, and after sending the answers. Sent back with the next one. */
  version: v.number(),
  /** null: not answered yet. */
  answer: v.nullable(v.picklist(remarkAnswers)),
  /** Why it was declined, or a note to what was done. */
  reason: v.nullable(v.string()),
  answeredAt: v.nullable(instantText),
});
export type Remark = v.InferOutput<typeof Remark>;

/** A round that has ended: its remarks were sent, or the website was approved. */
export const ReviewRound = v.object({
  number: v.number(),
  previewUrl: v.string(),
  sentAt: v.nullable(instantText),
  approvedAt: v.nullable(instantText),
  /** Who approved it, as they typed it. */
  approvedName: v.nullable(v.string()),
  /** In the order in which they were written. */
  remarks: v.array(Remark),
});
export type ReviewRound = v.InferOutput<typeof ReviewRound>;

/** The review of a website by its customer. */
export const Review = v.object({
  orderId: v.string(),
  /** The title at the time of the sale. */
  productTitle: v.string(),
  state: v.picklist(reviewStates),
  /** The address of the preview; null while there is none. */
  previewUrl: v.nullable(v.string()),
  /** The number of the round that is open, or would be next. */
  number: v.number(),
  /** The remarks that aren't sent yet. */
  drafts: v.array(Remark),
  /** The newest first. */
  rounds: v.array(ReviewRound),
});
export type Review = v.InferOutput<typeof Review>;

/** A remark as it is written. `version`: the last that the page knows; 0: it is new. */
export const RemarkPatch = v.strictObject({
  page,
  pin: v.nullable(RemarkPin),
  text: v.pipe(lines(lengths.reason), v.nonEmpty()),
  screenshotId: v.nullable(v.pipe(v.string(), v.uuid())),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type RemarkPatch = v.InferOutput<typeof RemarkPatch>;

/** `replaced`: a text from another page that this save replaced. */
export const SavedRemark = v.object({ remark: Remark, replaced: v.nullable(v.string()) });
export type SavedRemark = v.InferOutput<typeof SavedRemark>;

const round = v.pipe(v.number(), v.integer(), v.minValue(1));

/** `round`: the one that the page shows, so that a repetition changes nothing. */
export const ReviewSubmission = v.strictObject({ round });
export type ReviewSubmission = v.InferOutput<typeof ReviewSubmission>;

/** `name`: who approves the website. */
export const ReviewApproval = v.strictObject({
  round,
  name: v.pipe(line(lengths.name), v.nonEmpty()),
});
export type ReviewApproval = v.InferOutput<typeof ReviewApproval>;

/** Whether the preview lets this shop show it in a frame. */
export const PreviewFrame = v.object({ allowed: v.boolean() });
export type PreviewFrame = v.InferOutput<typeof PreviewFrame>;

/** As admins see it: rounds that have ended, without drafts. */
export const OrderReview = v.omit(Review, ['drafts']);
export type OrderReview = v.InferOutput<typeof OrderReview>;

/** The shop's answer. A declined remark needs a reason. */
export const RemarkAnswer = v.pipe(
  v.strictObject({
    answer: v.picklist(remarkAnswers),
    reason: optionalLines(lengths.reason),
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.forward(
    v.check(
      ({ answer, reason }) => answer !== 'declined' || reason !== null,
      'Say why, so that the customer understands.',
    ),
    ['reason'],
  ),
);
export type RemarkAnswer = v.InferInput<typeof RemarkAnswer>;
