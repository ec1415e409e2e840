import { useRef, useState } from 'react';
import type { PlanChangeInput, PlanPreview } from '#contract/billing';
import type { Plan } from '#contract/plans';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { isSamePlan, presentPlan } from './present-plan.ts';
import { isAnswer, needsCard } from './refusals.ts';
import { usePlanPreview } from './use-plan-preview.ts';

export type PlanCalls = {
  onPreview: (plan: Plan) => Promise<PlanPreview>;
  onChange: (change: PlanChangeInput) => Promise<unknown>;
  /** How the subscription stands by now. */
  onLook: () => Promise<SubscriptionDetails>;
  onChanged: (plan: Plan) => void;
};

export type PlanChoice = ReturnType<typeof usePlanChoice>;

/** From a choice to another plan: what is chosen, what it costs, and the change or its refusal. */
export function usePlanChoice(
  subscription: SubscriptionDetails,
  { onPreview, onChange, onLook, onChanged }: PlanCalls,
) {
  const present = presentPlan(subscription);
  const [chosen, setChosen] = useState(present);
  const [refused, setRefused] = useState<unknown>();
  const [isChanging, setChanging] = useState(false);
  // Two presses may come before the screen is drawn anew.
  const isUnderway = useRef(false);
  const isPresent = isSamePlan(chosen, present);
  const previewed = usePlanPreview(isPresent ? null : chosen, preview);

  /** What is refused before it is agreed to stands otherwise by now: so does the page behind it. */
  function preview(plan: Plan): Promise<PlanPreview> {
    return onPreview(plan).catch(async (error) => {
      if (isAnswer(error)) await onLook().catch(() => null);
      throw error;
    });
  }

  function choose(part: Partial<Plan>) {
    if (isUnderway.current) return;
    setRefused(undefined);
    setChosen({ ...chosen, ...part });
  }

  async function change() {
    const { preview } = previewed;
    if (!preview || isUnderway.current) return;
    isUnderway.current = true;
    setChanging(true);
    setRefused(undefined);
    try {
      const { pricedAt, dueNow, intervalTotal } = preview;
      await onChange({ ...chosen, pricedAt, dueNow, intervalTotal });
      onChanged(chosen);
    } catch (error) {
      await explain(error);
    } finally {
      isUnderway.current = false;
      setChanging(false);
    }
  }

  /** A lost answer may have been a yes: what counts is how the subscription stands. */
  async function explain(error: unknown) {
    if (needsCard(error)) return setRefused(error);
    const now = await onLook().catch(() => null);
    if (now && isSamePlan(presentPlan(now), chosen)) return onChanged(chosen);
    setRefused(error);
    previewed.retry();
  }

  return { present, chosen, choose, isPresent, previewed, refused, isChanging, change };
}
