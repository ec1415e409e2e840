import { type FormEvent, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { CheckoutForm } from '#contract/checkout';
import type { Plan } from '#contract/plans';
import { toasts, waiting as waitingWords } from '../../copy/checkout.ts';
import { createCheckout, useCheckoutSession } from '../../data/checkout.ts';
import { paths } from '../../paths.ts';
import { fillTexts, readTexts } from '../../shell/form-texts.ts';
import { useForm } from '../../shell/use-form.ts';
import { forgetOldPurchases, forgetPayment, useOpenPurchase } from '../../state/open-purchase.ts';
import { useClearToast, useToast } from '../../state/toasts.ts';
import { openPaymentWindow } from './payment-window.ts';
import type { WaitingProps, WaitingState } from './waiting-for-payment.tsx';

/** State of the checkout screen, from submitting the form to a paid order. */
export function useCheckout(productId: number) {
  const [plan, setPlan] = useState<Plan>({ supportPackage: 'none', billingInterval: 'month' });
  // The payment opened on this page, not one from another tab or before a reload.
  const [opened, setOpened] = useState<{ sessionId: string; isBlocked: boolean }>();
  const [isEditing, setEditing] = useState(false);
  const { purchase, getCheckoutId, rememberPayment } = useOpenPurchase(productId);
  const stored = purchase?.payment ?? null;
  // Kept when another tab removes it: that tab has seen the payment, this one has not yet.
  const [payment, setPayment] = useState(stored);
  if (stored && stored.sessionId !== payment?.sessionId) setPayment(stored);
  // Polled even while the order is being changed, because the open window may still pay it.
  const { session, unreachable } = useCheckoutSession(payment?.sessionId ?? null);
  const status = session === 'unknown' ? 'expired' : session?.status;
  const toast = useToast();
  const clearToast = useClearToast();
  const navigate = useNavigate();

  const { form, errors, pending } = useForm({
    schema: CheckoutForm,
    read: readTexts,
    send: async (values) => {
      const texts = form.ref.current ? readTexts(form.ref.current) : {};
      const paymentWindow = openPaymentWindow(waitingWords.loading);
      try {
        const checkoutId = getCheckoutId();
        const { url, sessionId } = await createCheckout({ productId, ...values, checkoutId });
        if (!url) {
          paymentWindow.close();
          toast({ tone: 'critical', title: toasts.failed, description: toasts.noUrl });
          return;
        }
        toast({ title: toasts.redirecting, description: toasts.opening });
        setOpened({ sessionId, isBlocked: !paymentWindow.navigate(url) });
        setEditing(false);
        rememberPayment({ url, sessionId, form: texts });
      } catch (error) {
        paymentWindow.close();
        throw error;
      }
    },
    fallback: toasts.generic,
    onFailed: (description) => toast({ tone: 'critical', title: toasts.failed, description }),
  });

  const readPlan = useCallback(() => {
    if (form.ref.current) setPlan(planOf(form.ref.current));
  }, [form.ref]);
  // Read choices made before hydration.
  useEffect(readPlan, [readPlan]);
  useEffect(forgetOldPurchases, []);

  const restore = useEffectEvent((values: Record<string, string>) => {
    if (isEditing || !form.ref.current) return;
    fillTexts(form.ref.current, values);
    readPlan();
  });
  useEffect(() => {
    if (payment) restore(payment.form);
  }, [payment]);

  const goToSuccess = useEffectEvent((sessionId: string) => {
    forgetPayment(productId, sessionId);
    clearToast();
    navigate(`${paths.success}?session_id=${sessionId}`, { replace: true });
  });
  const paidSession = status === 'paid' ? payment?.sessionId : undefined;
  useEffect(() => {
    if (paidSession) goToSuccess(paidSession);
  }, [paidSession]);

  function change(event: FormEvent<HTMLFormElement>) {
    readPlan();
    form.onChange(event);
  }

  function changeOrder() {
    setEditing(true);
    requestAnimationFrame(() => form.ref.current?.querySelector('input')?.focus());
  }

  function retry() {
    setEditing(true);
    requestAnimationFrame(() => form.ref.current?.requestSubmit());
  }

  // Shown without waiting for the session: when the window was blocked, the link is the only way to
  // pay.
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

  // Shows the order being paid, even if the form or the prices have changed since.
  const ordered = waiting && typeof session === 'object' ? session : undefined;

  return { form: { ...form, onChange: change }, plan, ordered, errors, pending, waiting };
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
  const parsed = v.safeParse(PlanFields, readTexts(form));
  return parsed.success ? parsed.output : { supportPackage: 'none', billingInterval: 'month' };
}

const PlanFields = v.pick(CheckoutForm, ['supportPackage', 'billingInterval']);
