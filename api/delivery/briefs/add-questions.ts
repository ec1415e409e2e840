import { Failure } from '#api/http/failure';
import { askedSectionId, briefLimits } from '#contract/brief-sections';
import type { AddedBriefQuestions } from '#contract/briefs';
import type { BriefSection, BriefText } from '#db/values/brief-sections';

/** The maximum length of an answer, in characters. */
const maxAnswer = 2_000;

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
