import * as v from 'valibot';
import { instantText, lengths, line } from './fields.ts';

/** What one brief may ask for. `textLength` is in characters. */
export const briefLimits = {
  sections: 20,
  texts: 12,
  textLength: 5_000,
  pictures: 20,
  example: 500,
  /** Questions that the shop adds to one brief; `askedAtOnce`: in one request. */
  asked: 30,
  askedAtOnce: 10,
} as const;

const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/i));
const name = v.pipe(line(lengths.name), v.nonEmpty('Required'));
const note = line(briefLimits.example);

const Text = v.object({
  id,
  label: name,
  example: note,
  max: wholeNumber(1, briefLimits.textLength),
  optional: v.boolean(),
});

/** The section of added questions that belong to no other. */
export const askedSectionId = 'asked';

const pictures = v.object({ max: wholeNumber(0, briefLimits.pictures), hint: note });

const Section = v.pipe(
  v.object({
    id,
    title: name,
    hint: note,
    texts: v.pipe(
      v.array(Text),
      v.maxLength(briefLimits.texts),
      v.check((rows) => haveOwnIds(rows), 'Invalid input'),
    ),
    pictures,
  }),
  v.forward(
    v.partialCheck(
      [['texts'], ['pictures']],
      ({ texts, pictures }) => texts.length > 0 || pictures.max > 0,
      'Add a text, or allow pictures.',
    ),
    ['title'],
  ),
);

/** What a design's brief asks for, in this order. The ids tell answers apart when labels change. */
export const BriefSections = v.pipe(
  v.array(Section),
  v.minLength(1),
  v.maxLength(briefLimits.sections),
  v.check((rows) => haveOwnIds(rows), 'Invalid input'),
);

/** What one brief asks for, with the questions that the shop added after it was sent. */
export const AskedSections = v.array(
  v.object({
    id,
    title: name,
    hint: note,
    pictures,
    texts: v.array(
      v.object({
        ...Text.entries,
        askedAt: v.optional(instantText),
        /** Counts from 1 how an added question was reworded; absent: 1. */
        version: v.optional(v.number()),
      }),
    ),
  }),
);

function wholeNumber(min: number, max: number) {
  const sentence = `Enter a whole number from ${min} to ${max.toLocaleString('en-US')}.`;
  return v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(min, sentence),
    v.maxValue(max, sentence),
  );
}

function haveOwnIds(rows: readonly { id: string }[]): boolean {
  return new Set(rows.map(({ id }) => id)).size === rows.length;
}
