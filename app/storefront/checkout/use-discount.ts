import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CheckedDiscount } from '#contract/discounts';
import { discount as copy } from '../../copy/checkout.ts';
import { ApiError } from '../../data/api-error.ts';
import { checkDiscount } from '../../data/checkout.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { readTexts } from '../../shell/form-texts.ts';
import { readSessionText, writeSessionText } from '../../state/session-text.ts';

/** `from`: where the code is from, which decides what a refusal does. */
type Check = { code: string; from: 'field' | 'address' | 'memory' };

/** `focus`: where the focus goes when the element that had it is replaced. */
export type DiscountState = {
  applied: CheckedDiscount | null;
  isOpen: boolean;
  pending: boolean;
  /** The code that the field opens with. */
  code: string;
  message?: string;
  isRemoved?: boolean;
  focus?: { on: 'field' | 'applied' | 'add' };
};

const folded: DiscountState = { applied: null, isOpen: false, pending: false, code: '' };

export const codeField = 'discountCode';
/** Kept for this tab, so that a sign-in on the way does not lose the code of a link. */
const key = 'discount code';

/** The discount code of a checkout. The code of a link (`?code=`) is applied at once. */
export function useDiscount(
  form: RefObject<HTMLFormElement | null>,
  purchase: { productId: number; checkoutId: string | null },
) {
  const [state, setState] = useState(folded);
  const [search] = useSearchParams();
  /** Only the answer to this check counts. */
  const running = useRef<Check>(null);

  async function check(started: Check): Promise<void> {
    const { code, from } = started;
    running.current = started;
    if (from === 'field') setState((before) => ({ ...before, pending: true, message: '' }));
    try {
      const applied = await checkDiscount({ code, ...purchase });
      if (running.current !== started) return;
      running.current = null;
      writeSessionText(key, applied.code);
      setState({ ...folded, applied, ...(from === 'field' && { focus: { on: 'applied' } }) });
    } catch (error) {
      if (running.current !== started) return;
      const isNotValid = error instanceof ApiError && error.status === 400;
      if (from === 'memory' && isNotValid) return forget();
      refuse(code, getErrorMessage(error), from === 'field');
    }
  }

  function refuse(code: string, message: string | undefined, takesFocus: boolean): void {
    running.current = null;
    const focus = takesFocus && ({ on: 'field' } as const);
    setState({ ...folded, isOpen: true, code, message, ...(focus && { focus }) });
  }

  function forget(): void {
    running.current = null;
    writeSessionText(key, null);
    setState(folded);
  }

  /** The code to order with: one that is typed or being checked counts too. */
  function codeToSend(): string {
    return state.applied?.code ?? (readText(codeField) || (running.current?.code ?? ''));
  }

  function readText(name: string): string {
    return (form.current && readTexts(form.current)[name]?.trim()) ?? '';
  }

  const applyOffered = useEffectEvent(() => {
    const offered = search.get('code')?.trim();
    if (offered) return void check({ code: offered, from: 'address' });
    const remembered = readSessionText(key);
    if (remembered) void check({ code: remembered, from: 'memory' });
  });
  useEffect(() => applyOffered(), []);

  return {
    state,
    /** Opens the field with the focus in it. */
    open: () => setState({ ...folded, isOpen: true, focus: { on: 'field' } }),
    apply() {
      const code = readText(codeField);
      if (state.pending) return;
      if (code) return void check({ code, from: 'field' });
      setState({ ...state, message: copy.empty, focus: { on: 'field' } });
    },
    remove() {
      forget();
      setState({ ...folded, isRemoved: true, focus: { on: 'add' } });
    },
    /** Shows the discount of an order that was placed. */
    restore(applied: CheckedDiscount | null) {
      if (!applied) return;
      running.current = null;
      setState({ ...folded, applied });
    },
    forget,
    /** Shows at the field why an order with the code was refused. */
    refuseIfNamed(error: unknown) {
      const problems = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      const refused = problems.find(({ path }) => path === codeField);
      if (refused) refuse(codeToSend(), refused.message, true);
    },
    clearMessage: () => state.message && setState({ ...state, message: '' }),
    codeToSend,
  };
}
