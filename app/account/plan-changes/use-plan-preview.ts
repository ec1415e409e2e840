import { useEffect, useEffectEvent, useState } from 'react';
import type { PlanPreview } from '#contract/plan-changes';
import type { Plan } from '#contract/plans';

/** Waits for a choice to settle: arrow keys pass over other choices on their way. */
const restMs = 250;

type Answer = { preview?: PlanPreview; error?: unknown };

type Previewed = Answer & { isAsking: boolean; retry: () => void };

/** The provider's quote for a plan; null requests none. Only the last choice counts. */
export function usePlanPreview(
  plan: Plan | null,
  onPreview: (plan: Plan) => Promise<PlanPreview>,
): Previewed {
  const [turn, setTurn] = useState(0);
  const [result, setResult] = useState<{ question: string; answer: Answer }>();
  const question = plan ? `${plan.billingInterval} ${plan.supportPackage} ${turn}` : '';

  const ask = useEffectEvent((tell: (answer: Answer) => void) => {
    if (!plan) return;
    onPreview(plan).then(
      (preview) => tell({ preview }),
      (error: unknown) => tell({ error }),
    );
  });
  useEffect(() => {
    if (!question) return;
    let isLast = true;
    const tell = (answer: Answer) => {
      if (isLast) setResult({ question, answer });
    };
    const rest = setTimeout(() => ask(tell), restMs);
    return () => {
      isLast = false;
      clearTimeout(rest);
    };
  }, [question]);

  // Ignore quotes for other plans.
  const answer = result?.question === question ? result.answer : undefined;
  return {
    ...answer,
    isAsking: question !== '' && answer === undefined,
    retry: () => setTurn((last) => last + 1),
  };
}
