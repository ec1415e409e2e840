import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlanChangeInput, PlanPreview } from '#contract/plan-changes';
import type { Plan } from '#contract/plans';
import type { Subscription, SubscriptionDetails } from '#contract/subscriptions';
import { packageOf } from '#contract/support-packages';
import { ApiError, isRefusal } from '../../data/api-error.ts';
import { useSingleFlight } from '../../shell/use-single-flight.ts';

/** Waits for a choice to settle: arrow keys pass over other choices on their way. */
const restMs = 250;

type Answer = { preview?: PlanPreview; error?: unknown };

type Previewed = Answer & { isAsking: boolean; retry: () => void };

export type PlanCalls = {
  onPreview: (plan: Plan) => Promise<PlanPreview>;
  onChange: (change: PlanChangeInput) => Promise<unknown>;
  /** Fetches the subscription again. */
  onRefresh: () => Promise<SubscriptionDetails>;
  /** Gets the quote that the customer agreed to. */
  onChanged: (plan: Plan, shown: PlanPreview) => void;
};

export type PlanChoice = ReturnType<typeof usePlanChoice>;

/** State of the plan dialog: the choice, its quote, and the change or why it was refused. */
export function usePlanChoice(
  subscription: SubscriptionDetails,
  { onPreview, onChange, onRefresh, onChanged }: PlanCalls,
) {
  const current = currentPlan(subscription);
  const [chosen, setChosen] = useState(current);
  const [refused, setRefused] = useState<unknown>();
  // The button stays clickable while the dialog closes.
  const isDone = useRef(false);
  const isCurrent = isSamePlan(chosen, current);
  const previewed = usePlanPreview(isCurrent ? null : chosen, preview);

  /** A refused quote means that the subscription has changed, so refresh it. */
  function preview(plan: Plan): Promise<PlanPreview> {
    return onPreview(plan).catch(async (error) => {
      if (isRefusal(error)) await onRefresh().catch(() => null);
      throw error;
    });
  }

  const [make, isChanging] = useSingleFlight(async (shown: PlanPreview) => {
    setRefused(undefined);
    try {
      const { pricedAt, dueNow, intervalTotal } = shown;
      await onChange({ ...chosen, pricedAt, dueNow, intervalTotal });
      conclude(shown);
    } catch (error) {
      await explain(error, shown);
    }
  });

  function choose(part: Partial<Plan>) {
    if (isChanging) return;
    setRefused(undefined);
    setChosen({ ...chosen, ...part });
  }

  async function change() {
    if (previewed.preview && !isDone.current) await make(previewed.preview);
  }

  function conclude(shown: PlanPreview) {
    isDone.current = true;
    onChanged(chosen, shown);
  }

  /** The change may have been made although the response was lost, so check the subscription. */
  async function explain(error: unknown, shown: PlanPreview) {
    if (needsCard(error)) return setRefused(error);
    const now = await onRefresh().catch(() => null);
    if (now && isSamePlan(currentPlan(now), chosen)) return conclude(shown);
    setRefused(error);
    previewed.retry();
  }

  return { current, chosen, choose, isCurrent, previewed, refused, isChanging, change };
}

/** The current plan, with former packages mapped to today's. */
export function currentPlan({ billingInterval, supportPackage }: Subscription): Plan {
  return { billingInterval, supportPackage: packageOf(supportPackage) };
}

function isSamePlan(one: Plan, other: Plan): boolean {
  return (
    one.billingInterval === other.billingInterval && one.supportPackage === other.supportPackage
  );
}

/** The provider's quote for a plan; null requests none. Only the last choice counts. */
function usePlanPreview(
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

/** Whether changing the card may help. */
export function needsCard(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'change_card';
}

/** Whether retrying may help. */
export function isRetryable(error: unknown): boolean {
  return !isRefusal(error) || error.status === 429;
}
