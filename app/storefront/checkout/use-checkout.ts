import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { CheckoutForm } from '#contract/checkout';
import type { Plan } from '#contract/plans';
import { toasts, waiting as waitingWords } from '../../copy/checkout.ts';
import { ApiError } from '../../data/api-error.ts';
import { createCheckout, useCheckoutSession } from '../../data/checkout.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { paths } from '../../paths.ts';
import { type FormErrors, focusFirst, nameOf, toEntry } from '../../shell/use-form.ts';
import { useClearToast, useToast } from '../../state/toasts.ts';
import { fillIn, textsOf } from '../../support/form-texts.ts';
import {
  checkoutIdOf,
  forgetOldPurchases,
  forgetPayment,
  rememberPayment,
  useOpenPurchase,
} from './open-purchase.ts';
import { openPaymentWindow } from './payment-window.ts';
import type { WaitingProps, WaitingState } from './waiting-for-payment.tsx';

/** From the pressed button to a paid order: what the checkout's screen shows and does. */
export function useCheckout(productId: number) {
  const form = useRef<HTMLFormElement>(null);
  const [plan, setPlan] = useState<Plan>({ supportPackage: 'none', billingInterval: 'month' });
  const [errors, setErrors] = useState<FormErrors>({});
  const [pending, setPending] = useState(false);
  // Of the payment that was opened here, not before a reload or in another tab.
  const [opened, setOpened] = useState<{ sessionId: string; isBlocked: boolean }>();
  const [isEditing, setEditing] = useState(false);
  const stored = useOpenPurchase(productId)?.payment ?? null;
  // Kept when another tab forgets it: that tab has seen it paid, and this one still has to.
  const [payment, setPayment] = useState(stored);
  if (stored && stored.sessionId !== payment?.sessionId) setPayment(stored);
  // Followed while the order is being changed, too: the open window may still pay it.
  const { session, unreachable } = useCheckoutSession(payment?.sessionId ?? null);
  const status = session === 'unknown' ? 'expired' : session?.status;
  const toast = useToast();
  const clearToast = useClearToast();
  const navigate = useNavigate();

  const readPlan = useCallback(() => {
    if (form.current) setPlan(planOf(form.current));
  }, []);
  // What was chosen before the page came alive counts.
  useEffect(readPlan, [readPlan]);
  useEffect(forgetOldPurchases, []);

  const restore = useEffectEvent((values: Record<string, string>) => {
    if (isEditing || !form.current) return;
    fillIn(form.current, values);
    readPlan();
  });
  useEffect(() => {
    if (payment) restore(payment.form);
  }, [payment]);

  const paidSession = status === 'paid' ? payment?.sessionId : undefined;
  useEffect(() => {
    if (!paidSession) return;
    forgetPayment(productId, paidSession);
    clearToast();
    navigate(`${paths.success}?session_id=${paidSession}`, { replace: true });
  }, [paidSession, productId, clearToast, navigate]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || !form.current) return;
    const values = textsOf(form.current);
    const { success, output, issues } = v.safeParse(CheckoutForm, values);
    if (!success) return refuse(Object.fromEntries(issues.map(toEntry)));
    setErrors({});
    setPending(true);
    const paymentWindow = openPaymentWindow(waitingWords.loading);
    try {
      const checkoutId = checkoutIdOf(productId);
      const { url, sessionId } = await createCheckout({ productId, ...output, checkoutId });
      if (!url) {
        paymentWindow.close();
        toast({ variant: 'destructive', title: toasts.failed, description: toasts.noUrl });
        return;
      }
      toast({ title: toasts.redirecting, description: toasts.opening });
      setOpened({ sessionId, isBlocked: !paymentWindow.steer(url) });
      setEditing(false);
      rememberPayment(productId, { url, sessionId, form: values });
    } catch (error) {
      paymentWindow.close();
      const description = getErrorMessage(error, toasts.generic);
      toast({ variant: 'destructive', title: toasts.failed, description });
      const refused = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      refuse(Object.fromEntries(refused.map(({ path, message }) => [path, message])));
    } finally {
      setPending(false);
    }
  }

  function change(event: FormEvent<HTMLFormElement>) {
    readPlan();
    const name = nameOf(event.target);
    // What is being mended is not called wrong any longer.
    if (errors[name]) setErrors(({ [name]: _mended, ...others }) => others);
  }

  function refuse(found: FormErrors) {
    setErrors(found);
    focusFirst(form.current, found);
  }

  function changeOrder() {
    setEditing(true);
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  }

  function retry() {
    setEditing(true);
    requestAnimationFrame(() => form.current?.requestSubmit());
  }

  // Shown at once, however long the look-up takes: where the window was blocked, the link is all
  // that there is.
  const isShown = payment !== null && !isEditing && status !== 'paid';
  const openedHere = opened?.sessionId === payment?.sessionId ? opened : undefined;
  const waiting: WaitingProps | undefined = isShown
    ? {
        state: waitingState(status, openedHere, unreachable),
        url: payment.url,
        onChangeOrder: changeOrder,
        onRetry: retry,
      }
    : undefined;

  // What is being paid is what was ordered, whatever the form or today's prices say.
  const ordered = waiting && typeof session === 'object' ? session : undefined;

  return { form, plan, ordered, errors, pending, waiting, submit, change };
}

function waitingState(
  status: string | undefined,
  opened: { isBlocked: boolean } | undefined,
  unreachable: boolean,
): WaitingState {
  if (status === 'expired' || status === 'failed') return status;
  if (opened?.isBlocked) return 'blocked';
  if (unreachable) return 'unreachable';
  return opened ? 'open' : 'resumed';
}

function planOf(form: HTMLFormElement): Plan {
  const parsed = v.safeParse(PlanFields, textsOf(form));
  return parsed.success ? parsed.output : { supportPackage: 'none', billingInterval: 'month' };
}

const PlanFields = v.pick(CheckoutForm, ['supportPackage', 'billingInterval']);
