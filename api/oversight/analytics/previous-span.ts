import { addIntervals, type Span } from '#contract/intervals';

const dayMs = 24 * 60 * 60_000;

/**
 * The days before a span, as many as it has. Before whole months these are whole months, so that
 * February is compared with January.
 */
export function previousSpan<Given extends Pick<Span, 'from' | 'to'>>(span: Given): Given {
  const { from, to } = span;
  if (from.getUTCDate() === 1 && to.getUTCDate() === 1) {
    const months =
      12 * (to.getUTCFullYear() - from.getUTCFullYear()) + to.getUTCMonth() - from.getUTCMonth();
    return { ...span, from: addIntervals('month', from, -months), to: from };
  }
  const days = (to.getTime() - from.getTime()) / dayMs;
  return { ...span, from: addIntervals('day', from, -days), to: from };
}
