import { useRef, useState } from 'react';
import type { PlanChangeInput, PlanPreview } from '#contract/plan-changes';
import type { Plan } from '#contract/plans';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { isRefusal } from '../../data/api-error.ts';
import { useSingleFlight } from '../../shell/use-single-flight.ts';
import { currentPlan, isSamePlan } from './current-plan.ts';
import { needsCard } from './errors.ts';
import { usePlanPreview } from './use-plan-preview.ts';

export type PlanCalls = {
  onPreview: (plan: Plan) => Promise<PlanPreview>;
  onChange: (change: PlanChangeInput) => Promise<unknown>;
  /** How the subscription stands by now. */
  onLook: () => Promise<SubscriptionDetails>;
  /** Gets what the change was shown to cost. */
  onChanged: (plan: Plan, shown: PlanPreview) => void;
};

export type PlanChoice = ReturnType<typeof usePlanChoice>;

/** From a choice to another plan: what is chosen, what it costs, and the change or its refusal. */
export function usePlanChoice(
  subscription: SubscriptionDetails,
  { onPreview, onChange, onLook, onChanged }: PlanCalls,
) {
  const present = currentPlan(subscription);
  const [chosen, setChosen] = useState(present);
  const [refused, setRefused] = useState<unknown>();
  // The dialog takes a moment to leave, and its button with it.
  const isMade = useRef(false);
  const isPresent = isSamePlan(chosen, present);
  const previewed = usePlanPreview(isPresent ? null : chosen, preview);

  /** What is refused before it is agreed to stands otherwise by now: so does the page behind it. */
  function preview(plan: Plan): Promise<PlanPreview> {
    return onPreview(plan).catch(async (error) => {
      if (isRefusal(error)) await onLook().catch(() => null);
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
    if (previewed.preview && !isMade.current) await make(previewed.preview);
  }

  function conclude(shown: PlanPreview) {
    isMade.current = true;
    onChanged(chosen, shown);
  }

  /** A lost answer may have been a yes: what counts is how the subscription stands. */
  async function explain(error: unknown, shown: PlanPreview) {
    if (needsCard(error)) return setRefused(error);
    const now = await onLook().catch(() => null);
    if (now && isSamePlan(currentPlan(now), chosen)) return conclude(shown);
    setRefused(error);
    previewed.retry();
  }

  return { present, chosen, choose, isPresent, previewed, refused, isChanging, change };
}
