import * as v from 'valibot';
import { type LegalDocument, legalDocuments } from '#db/values/enumerations';
import { dayInput, instantText, lengths, storedText } from './fields.ts';
import { findLegalProblem, maxLegalLength, normalizeLegalText } from './legal-format.ts';

export type { LegalDocument } from '#db/values/enumerations';

/** When a version applies, and until a newer one does. */
const version = {
  /** Its name, such as '2024-12-30', and the end of its address. */
  version: v.string(),
  startsAt: instantText,
};

/** The versions that are in force, by document. */
export const LegalVersions = v.object({ terms: v.string(), privacy: v.string() });
export type LegalVersions = v.InferOutput<typeof LegalVersions>;

/** A version of a text, with the others that have been in force, newest first. */
export const LegalText = v.object({
  document: v.picklist(legalDocuments),
  ...version,
  text: v.string(),
  /** What `{shopName}` is in it. */
  shopName: v.string(),
  /** The version in force. */
  current: v.string(),
  versions: v.array(v.object(version)),
});
export type LegalText = v.InferOutput<typeof LegalText>;

/** A version as admins see it. */
export const PublishedVersion = v.object({
  ...version,
  /** Null: it came with the source. */
  publishedBy: v.nullable(v.string()),
  /** Whether it is in force, will be, or was. */
  state: v.picklist(['current', 'scheduled', 'replaced']),
});
export type PublishedVersion = v.InferOutput<typeof PublishedVersion>;

/** The draft of a text. Without one, its text is the newest version's. */
export const LegalDraft = v.object({
  document: v.picklist(legalDocuments),
  /** Of the draft; counts each time it was saved. */
  version: v.number(),
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(instantText),
  text: v.string(),
  /** The text of the newest version, which the draft would replace. */
  published: v.string(),
  /** Whether publishing would change anything: the text, or the name of the shop in it. */
  isNew: v.boolean(),
  /** Newest first. */
  versions: v.array(PublishedVersion),
  /** The first day that a version can be scheduled for, where the shop is. */
  tomorrow: v.string(),
});
export type LegalDraft = v.InferOutput<typeof LegalDraft>;

const seen = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The text of a draft. */
export const DraftText = v.pipe(
  storedText,
  v.transform(normalizeLegalText),
  v.maxLength(
    maxLegalLength,
    `Enter at most ${maxLegalLength.toLocaleString('en-US')} characters.`,
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed && !dataset.issues ? findLegalProblem(dataset.value) : null;
    if (problem) addIssue({ message: problem });
  }),
);

/** Replaces the draft. `version`: the one that the admin changed. */
export const LegalDraftChange = v.object({ version: seen, text: DraftText });
export type LegalDraftChange = v.InferOutput<typeof LegalDraftChange>;

/** Publishes the draft, now or from the start of a later day. */
export const LegalPublication = v.object({
  version: seen,
  day: v.nullish(dayInput('Choose a day.'), null),
});
export type LegalPublication = v.InferOutput<typeof LegalPublication>;

/** Withdraws a version that isn't in force yet. */
export const LegalWithdrawal = v.object({
  published: v.pipe(v.string(), v.maxLength(lengths.legalVersion)),
});
export type LegalWithdrawal = v.InferOutput<typeof LegalWithdrawal>;

export function isLegalDocument(name: string): name is LegalDocument {
  return legalDocuments.some((document) => document === name);
}
