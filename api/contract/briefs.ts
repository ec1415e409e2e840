import * as v from 'valibot';
import { AskedSections, briefLimits } from './brief-sections.ts';
import { deliveryClock } from './delivery-clock.ts';
import { instantText, lengths, line, storedText } from './fields.ts';
import { uploadId } from './uploads.ts';

export const maxBriefFileBytes = 10 * 1024 * 1024;
/** Of a whole brief. */
export const maxBriefFiles = 100;

/** A file of a brief. */
export const BriefFile = v.object({
  id: v.string(),
  /** The field that it was added to. */
  field: v.string(),
  name: v.string(),
  /** Detected from the content, not from the name. */
  type: v.string(),
  sizeBytes: v.number(),
  createdAt: instantText,
});
export type BriefFile = v.InferOutput<typeof BriefFile>;

const answers = v.record(v.string(), v.string());

/** The brief of an order, as its customer sees it. */
export const Brief = v.object({
  orderId: v.string(),
  /** The title at the time of the sale. */
  productTitle: v.string(),
  demoUrl: v.nullable(v.string()),
  /**
   * What the design needs, as it was when the customer first opened the brief, and the questions that
   * the shop added.
   */
  sections: AskedSections,
  /** By field; unanswered fields are left out. */
  answers,
  /** The oldest first. */
  files: v.array(BriefFile),
  /** Sent back with the next save. */
  version: v.number(),
  /** How much of what counts is answered, from 0 to 100. */
  percent: v.number(),
  /** When it was first sent. */
  sentAt: v.nullable(instantText),
  /** Why it can't be changed anymore; null: it can. */
  locked: v.nullable(v.picklist(['delivered', 'cancelled'])),
  ...deliveryClock,
});
export type Brief = v.InferOutput<typeof Brief>;

/** Some answers; '' clears one. `version`: of the brief that the page knows. */
export const BriefPatch = v.object({
  answers: v.record(v.pipe(v.string(), v.maxLength(lengths.name)), storedText),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type BriefPatch = v.InferOutput<typeof BriefPatch>;

/** After a save. The last save of a field wins. */
export const SavedBrief = v.object({
  ...Brief.entries,
  /** Answers of this save that replaced ones the page didn't know, with those. */
  replaced: answers,
});
export type SavedBrief = v.InferOutput<typeof SavedBrief>;

/** `unfinished`: the customer knows that answers are missing. */
export const BriefSubmission = v.object({ unfinished: v.nullish(v.boolean(), false) });
export type BriefSubmission = v.InferOutput<typeof BriefSubmission>;

/** Questions for the customer of a sent brief. `sectionId`: null for a section of their own. */
export const AddedBriefQuestions = v.object({
  questions: v.pipe(
    v.array(v.pipe(line(lengths.name), v.nonEmpty('Required'))),
    v.minLength(1, 'Required'),
    v.maxLength(briefLimits.askedAtOnce, `At most ${briefLimits.askedAtOnce} questions at once`),
  ),
  sectionId: v.nullish(v.string(), null),
});
export type AddedBriefQuestions = v.InferOutput<typeof AddedBriefQuestions>;

const questionVersion = v.pipe(v.number(), v.integer(), v.minValue(1));

/** An added question in other words. `version`: as it was read. */
export const BriefQuestionChange = v.object({
  question: v.pipe(line(lengths.name), v.nonEmpty('Required')),
  version: questionVersion,
});
export type BriefQuestionChange = v.InferOutput<typeof BriefQuestionChange>;

/** Which version of an added question is removed. */
export const BriefQuestionQuery = v.strictObject({
  version: v.pipe(v.string(), v.digits(), v.transform(Number), questionVersion),
});

/** The field and the name of an uploaded file. */
export const NewBriefFileQuery = v.strictObject({
  id: uploadId,
  field: v.pipe(v.string(), v.maxLength(lengths.name)),
  name: v.optional(v.pipe(v.string(), v.maxLength(lengths.url)), ''),
});

/** What changed after a brief was first sent. Files are named. */
export const BriefChange = v.object({
  field: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  /** null for a removed file. */
  at: v.nullable(instantText),
});
export type BriefChange = v.InferOutput<typeof BriefChange>;

/** The brief as admins see it. */
export const OrderBrief = v.object({ ...Brief.entries, changes: v.array(BriefChange) });
export type OrderBrief = v.InferOutput<typeof OrderBrief>;

/** The brief after questions were added. `added`: how many; those that it asks already aren’t. */
export const AskedBrief = v.object({ ...OrderBrief.entries, added: v.number() });
export type AskedBrief = v.InferOutput<typeof AskedBrief>;

/** How far a brief is, for lists. */
export const BriefState = v.object({ percent: v.number(), sentAt: v.nullable(instantText) });
export type BriefState = v.InferOutput<typeof BriefState>;
