import { plainAnswers } from '#api/commerce/orders/delivery/brief-states';
import { Failure, invalid } from '#api/http/failure';
import { briefTextKey } from '#contract/brief-fields';
import { askedSectionId, briefLimits } from '#contract/brief-sections';
import type { AddedBriefQuestions } from '#contract/briefs';
import type { BriefSection, BriefText } from '#db/values/brief-sections';
import type { BriefFacts } from './repository.ts';

/** The maximum length of an answer, in characters. */
const maxAnswer = 2_000;

/** An added question and its section. */
export type AskedQuestion = { section: BriefSection; text: BriefText };

/** The version of a question that was never changed. */
const firstVersion = 1;

export function findAsked({ sections }: BriefFacts, id: string): AskedQuestion | undefined {
  return sections
    .flatMap((section) => section.texts.map((text) => ({ section, text })))
    .find(({ text }) => text.id === id && text.askedAt);
}

export function versionOf({ text }: AskedQuestion): number {
  return text.version ?? firstVersion;
}

/** What the customer has answered stays as it was asked. Throws a `conflict`. */
export function requireUnanswered({ brief }: BriefFacts, { section, text }: AskedQuestion): void {
  const answers = plainAnswers(brief?.answers ?? {});
  if (!answers[briefTextKey(section.id, text.id)]?.trim()) return;
  throw new Failure('conflict', 'The customer has answered this question, so it can’t be changed.');
}

/** The sections of a brief with one question reworded. */
export function rewordQuestion(
  { sections }: BriefFacts,
  asked: AskedQuestion,
  label: string,
): BriefSection[] {
  if (asked.section.texts.some((text) => text.label === label)) {
    throw invalid([{ path: 'question', message: 'The brief already asks this.' }]);
  }
  const reworded = { ...asked.text, label, version: versionOf(asked) + 1 };
  return withTexts(sections, asked, (text) => (text.id === asked.text.id ? [reworded] : [text]));
}

/** The sections of a brief without one question. The section of added questions goes with its last one. */
export function removeQuestion({ sections }: BriefFacts, asked: AskedQuestion): BriefSection[] {
  return withTexts(sections, asked, (text) => (text.id === asked.text.id ? [] : [text])).filter(
    ({ texts, pictures }) => texts.length > 0 || pictures.max > 0,
  );
}

function withTexts(
  sections: readonly BriefSection[],
  { section: { id } }: AskedQuestion,
  change: (text: BriefText) => BriefText[],
): BriefSection[] {
  return sections.map((section) =>
    section.id === id ? { ...section, texts: section.texts.flatMap(change) } : section,
  );
}

/**
 * The sections of a brief with more questions, and those that are new. Without a section, they get
 * one of their own, the first.
 */
export function addQuestions(
  sections: readonly BriefSection[],
  { questions, sectionId }: AddedBriefQuestions,
  at: Date,
): { sections: BriefSection[]; questions: string[] } {
  const id = sectionId ?? askedSectionId;
  const isAsked = sections.some((section) => section.id === id);
  if (!isAsked && sectionId) throw new Failure('conflict', 'The brief doesn’t have this section.');
  const all = isAsked ? sections : [ownSection(), ...sections];
  const texts = all.find((section) => section.id === id)?.texts ?? [];
  const isNew = (label: string) => !texts.some((text) => text.label === label);
  const added = [...new Set(questions)].filter(isNew);
  if (countAsked(sections) + added.length > briefLimits.asked) {
    throw new Failure(
      'conflict',
      `A brief has at most ${briefLimits.asked} added questions. Write a message for the others.`,
    );
  }
  const more = added.map((label) => askedText(label, at));
  return {
    questions: added,
    sections: all.map((section) =>
      section.id === id ? { ...section, texts: [...section.texts, ...more] } : section,
    ),
  };
}

function ownSection(): BriefSection {
  const pictures = { max: 0, hint: '' };
  return { id: askedSectionId, title: 'New questions', hint: '', texts: [], pictures };
}

function askedText(label: string, at: Date): BriefText {
  const id = crypto.randomUUID();
  return { id, label, example: '', max: maxAnswer, optional: false, askedAt: at.toISOString() };
}

function countAsked(sections: readonly BriefSection[]): number {
  return sections.flatMap(({ texts }) => texts).filter(({ askedAt }) => askedAt).length;
}
