import { useEffect, useEffectEvent, useState } from 'react';
import type { PlanPreview } from '#contract/plan-changes';
import type { Plan } from '#contract/plans';

/** Arrow keys pass over some choices on their way: only the one where they rest is asked about. */
const restMs = 250;

type Answer = { preview?: PlanPreview; error?: unknown };

type Previewed = Answer & { isAsking: boolean; retry: () => void };

/** What a plan would cost, as the provider says; null: nothing is asked. Only the last choice counts. */
export function usePlanPreview(
  plan: Plan | null,
  onPreview: (plan: Plan) => Promise<PlanPreview>,
): Previewed {
  const [turn, setTurn] = useState(0);
  const [told, setTold] = useState<{ question: string; answer: Answer }>();
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
      if (isLast) setTold({ question, answer });
    };
    const rest = setTimeout(() => ask(tell), restMs);
    return () => {
      isLast = false;
      clearTimeout(rest);
    };
  }, [question]);

  // What was told of another plan says nothing of this one.
  const answer = told?.question === question ? told.answer : undefined;
  return {
    ...answer,
    isAsking: question !== '' && answer === undefined,
    retry: () => setTurn((last) => last + 1),
  };
}
