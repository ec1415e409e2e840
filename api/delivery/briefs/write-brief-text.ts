import { plainAnswers } from '#api/commerce/orders/brief-states';
import { answeredQuestions } from '#contract/answered-questions';
import { measureBrief } from '#contract/brief-answers';
import { briefFieldLabel } from '#contract/brief-questions';
import type { BriefFacts } from './repository.ts';
import { lockOf } from './require-open.ts';

/** A brief as a text file: each answer below its question, then the files and open questions. */
export function writeBriefText(
  { order, brief, fields, files, sections }: BriefFacts,
  paths: ReadonlyMap<string, string>,
  damaged: readonly string[],
): string {
  const answers = plainAnswers(brief?.answers ?? {});
  const labelOf = (key: string) => briefFieldLabel(key, sections);
  const { percent, missing } = measureBrief(fields, answers, files);
  const sent = brief?.sentAt ? `Sent ${writeTime(brief.sentAt)}` : 'Not sent yet';
  return [
    `Website brief of ${order.orderId}\n${order.productTitle}\n${sent}, ${percent}% done`,
    ...answeredQuestions(answers, sections).map(({ label, text }) => block(label, [text])),
    block(
      'Files',
      [...paths.values()].filter((path) => !damaged.includes(path)),
    ),
    block('Missing or damaged files. Ask for them again', damaged),
    block('Open questions', lockOf(order) ? [] : missing.map(({ key }) => labelOf(key))),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** A heading that is underlined, above its lines; '' without lines. */
function block(heading: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return [heading, '-'.repeat([...heading].length), ...lines].join('\n');
}

function writeTime(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
