import * as v from 'valibot';
import { mailKinds } from '#db/values/mail-kinds';
import { emailTextNames } from './email-texts.ts';
import { instantText, storedText } from './fields.ts';

/** What an email is previewed with, where its text depends on it. The first one is shown first. */
export const emailSampleNames = [
  'usual',
  'account',
  'guest',
  'first',
  'again',
  'down',
  'back',
  'opened',
  'recovered',
  'late',
  'charged',
  'credited',
  'delivered',
  'undelivered',
  'on',
  'off',
  'changed',
  'reset',
  'refunded',
] as const;
export type EmailSampleName = (typeof emailSampleNames)[number];

const version = v.pipe(v.number(), v.integer(), v.minValue(0));
const kind = v.picklist(mailKinds);
const sample = v.picklist(emailSampleNames);

/** More than the longest text, so that a field can say that it is too long. */
const maxInput = 20_000;

/** Texts by name. One that is left out is the source's. */
export const EmailTextsInput = v.record(
  v.picklist(emailTextNames),
  v.pipe(storedText, v.maxLength(maxInput)),
);
export type EmailTextsInput = v.InferOutput<typeof EmailTextsInput>;

const about = {
  kind,
  version: v.number(),
  /** Null: never changed. */
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(instantText),
  /** How many texts differ from the source's. */
  changed: v.number(),
  /** Whether a stored text can't be sent, so that the source's is. */
  isBroken: v.boolean(),
};

/** Who emails come from. `address` is set on the server; null: no mail server is set up. */
export const EmailSender = v.object({
  name: v.string(),
  address: v.nullable(v.string()),
  replyTo: v.string(),
});
export type EmailSender = v.InferOutput<typeof EmailSender>;

export const EmailTemplateEntry = v.object(about);
export type EmailTemplateEntry = v.InferOutput<typeof EmailTemplateEntry>;

export const EmailTemplateList = v.object({
  sender: EmailSender,
  templates: v.array(EmailTemplateEntry),
});
export type EmailTemplateList = v.InferOutput<typeof EmailTemplateList>;

/** A text of an email. `problem`: why the stored one can't be sent. */
export const EmailTextField = v.object({
  name: v.picklist(emailTextNames),
  original: v.string(),
  value: v.string(),
  required: v.array(v.string()),
  problem: v.nullable(v.string()),
});
export type EmailTextField = v.InferOutput<typeof EmailTextField>;

/** An email with its texts, in the order of their places in it. */
export const EmailTemplate = v.object({
  ...about,
  sender: EmailSender,
  fields: v.array(EmailTextField),
  variables: v.array(v.object({ name: v.string(), example: v.string() })),
  samples: v.array(sample),
});
export type EmailTemplate = v.InferOutput<typeof EmailTemplate>;

/** `version`: the one that the admin changed; 0 for the source's. */
export const EmailTextsChange = v.object({ version, texts: EmailTextsInput });
export type EmailTextsChange = v.InferOutput<typeof EmailTextsChange>;

/** `restore`: 0 is the source's. */
export const EmailTextsRestore = v.object({ version, restore: version });
export type EmailTextsRestore = v.InferOutput<typeof EmailTextsRestore>;

/** Texts as they are typed, with one of the samples. */
export const EmailDraft = v.object({ texts: EmailTextsInput, sample });
export type EmailDraft = v.InferOutput<typeof EmailDraft>;

/** An email as it would be sent. */
export const EmailPreview = v.object({
  subject: v.string(),
  preview: v.string(),
  html: v.string(),
  text: v.string(),
});
export type EmailPreview = v.InferOutput<typeof EmailPreview>;

/** `to`: where the test email was sent. */
export const EmailTest = v.object({ to: v.string() });
