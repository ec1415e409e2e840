import type { BriefSection } from '#db/values/brief-sections';
import { type BriefAnswers, isAsked } from './brief-answers.ts';
import { briefFieldsOf } from './brief-fields.ts';
import { briefAnswerText, briefFieldLabel } from './brief-questions.ts';

/** The questions of a brief that have an answer and are still asked, as people read them. */
export function answeredQuestions(
  answers: BriefAnswers,
  sections: readonly BriefSection[],
): { key: string; label: string; text: string }[] {
  return briefFieldsOf(sections)
    .filter((field) => isAsked(field, answers) && answers[field.key])
    .map(({ key }) => ({
      key,
      label: briefFieldLabel(key, sections),
      text: briefAnswerText(key, answers[key] ?? ''),
    }));
}
