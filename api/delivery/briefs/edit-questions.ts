import { plainAnswers } from '#api/commerce/orders/brief-states';
import { Failure, invalid } from '#api/http/failure';
import { briefTextKey } from '#contract/brief-fields';
import type { BriefSection, BriefText } from '#db/values/brief-sections';
import type { BriefFacts } from './repository.ts';

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
