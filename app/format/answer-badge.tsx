import type { Remark } from '#contract/reviews';
import { Badge } from '#ui/badge';
import { review as copy } from '../copy/review.ts';

/** The shop’s answer to a remark that was sent. */
export function AnswerBadge({ answer }: Pick<Remark, 'answer'>) {
  const tone = answer === 'done' ? 'positive' : answer === 'declined' ? 'neutral' : 'caution';
  return <Badge tone={tone}>{copy.rounds.answers[answer ?? 'open']}</Badge>;
}
