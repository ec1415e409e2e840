import { type FormEvent, type RefObject, useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { CheckoutForm } from '#contract/checkout';
import type { Plan } from '#contract/plans';
import { fillTexts, readTexts } from '../../shell/form-texts.ts';
import { readSessionText, writeSessionText } from '../../state/session-text.ts';

const standard: Plan = { supportPackage: 'none', billingInterval: 'month' };
const PlanFields = v.pick(CheckoutForm, ['supportPackage', 'billingInterval']);

/** The plan that is chosen in the form. This tab keeps it, so that it survives a sign-in. */
export function usePlan(form: RefObject<HTMLFormElement | null>, productId: number) {
  const [plan, setPlan] = useState(standard);
  const key = `plan ${productId}`;

  const read = useCallback(() => {
    if (form.current) setPlan(planOf(form.current));
  }, [form]);

  useEffect(() => {
    const kept = readSessionText(key);
    if (form.current && kept)
      fillTexts(form.current, Object.fromEntries(new URLSearchParams(kept)));
    // It may also have been chosen before hydration.
    read();
  }, [form, key, read]);

  return {
    plan,
    read,
    /** Only for its own fields: others may be filled in before the plan is restored. */
    keep({ target }: FormEvent) {
      if (!(target instanceof HTMLInputElement && target.name in PlanFields.entries)) return;
      read();
      if (form.current) writeSessionText(key, `${new URLSearchParams(planOf(form.current))}`);
    },
    forget: () => writeSessionText(key, null),
  };
}

export function planOf(form: HTMLFormElement): Plan {
  const parsed = v.safeParse(PlanFields, readTexts(form));
  return parsed.success ? parsed.output : standard;
}
