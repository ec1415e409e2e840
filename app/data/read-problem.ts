import * as v from 'valibot';
import { Problem, problemCodes } from '#contract/problem';

/** A server newer than this page may send an unknown code; its message is still shown. */
const ReceivedProblem = v.object({
  ...Problem.entries,
  code: v.fallback(v.nullable(v.picklist(problemCodes)), null),
});
export type ReceivedProblem = v.InferOutput<typeof ReceivedProblem>;

/** Null if it isn't a problem of ours. */
export function parseProblem(value: unknown): ReceivedProblem | null {
  const { success, output } = v.safeParse(ReceivedProblem, value);
  return success ? output : null;
}
