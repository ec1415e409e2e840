import { plainAnswers } from '#api/commerce/orders/brief-states';
import type { BriefChange } from '#contract/briefs';
import type { BriefFacts } from './repository.ts';

/** What changed since a brief was first sent: answers first, then files. Empty before. */
export function findChanges({ brief, files, fields }: BriefFacts): BriefChange[] {
  if (!brief?.sent) return [];
  const { sent, answers } = brief;
  const now = plainAnswers(answers);
  const edits = fields
    .map(({ key }) => key)
    .filter((field) => sent.answers[field] !== now[field])
    .map((field) => ({
      field,
      before: sent.answers[field] ?? null,
      after: now[field] ?? null,
      at: answers[field]?.at ?? null,
    }));
  const kept = new Set(sent.files.map(({ id }) => id));
  const current = new Set(files.map(({ id }) => id));
  return [
    ...edits,
    ...files
      .filter(({ id }) => !kept.has(id))
      .map(({ field, name, createdAt }) => ({
        field,
        before: null,
        after: name,
        at: createdAt.toISOString(),
      })),
    ...sent.files
      .filter(({ id }) => !current.has(id))
      .map(({ field, name }) => ({ field, before: name, after: null, at: null })),
  ];
}
