import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { type Checkout, CheckoutForm } from '#contract/checkout';
import { toasts } from '../../copy/checkout.ts';
import { ApiError } from '../../data/api-error.ts';
import { createCheckout, useCheckoutSession } from '../../data/checkout.ts';
import { paths } from '../../paths.ts';
import { useToast } from '../../state/toasts.ts';
import { currentCheckoutId, forgetCheckoutId } from './checkout-id.ts';
import type { Plan } from './order-summary.tsx';
import { openPaymentWindow } from './payment-window.ts';
import type { WaitingProps, WaitingState } from './waiting-for-payment.tsx';

type Opened = Checkout & { blocked: boolean };
type Errors = Partial<Record<string, string>>;

/** From the pressed button to a paid order: what the checkout's screen shows and does. */
export function useCheckout(productId: number) {
  const form = useRef<HTMLFormElement>(null);
  const [plan, setPlan] = useState<Plan>({ supportPackage: 'none', billingInterval: 'month' });
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { session, unreachable } = useCheckoutSession(opened?.sessionId ?? null);
  const toast = useToast();
  const navigate = useNavigate();

  const readPlan = useCallback(() => {
    if (form.current) setPlan(planOf(form.current));
  }, []);
  // What was chosen before the page came alive counts.
  useEffect(readPlan, [readPlan]);

  const paid = session !== 'unknown' && session?.status === 'paid';
  const sessionId = opened?.sessionId;
  useEffect(() => {
    if (!paid || !sessionId) return;
    forgetCheckoutId(productId);
    navigate(`${paths.success}?session_id=${sessionId}`, { replace: true });
  }, [paid, sessionId, productId, navigate]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || !form.current) return;
    const { success, output, issues } = v.safeParse(CheckoutForm, valuesOf(form.current));
    if (!success) return refuse(Object.fromEntries(issues.map(toEntry)));
    setErrors({});
    setPending(true);
    const paymentWindow = openPaymentWindow();
    try {
      const checkoutId = currentCheckoutId(productId);
      const checkout = await createCheckout({ productId, ...output, checkoutId });
      if (!checkout.url) {
        paymentWindow.close();
        toast({ variant: 'destructive', title: toasts.failed, description: toasts.noUrl });
        return;
      }
      toast({ title: toasts.redirecting, description: toasts.opening });
      setOpened({ ...checkout, blocked: !paymentWindow.steer(checkout.url) });
    } catch (error) {
      paymentWindow.close();
      const sentence = (error instanceof ApiError && error.sentence) || toasts.generic;
      toast({ variant: 'destructive', title: toasts.failed, description: sentence });
      const refused = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      refuse(Object.fromEntries(refused.map(({ path, message }) => [path, message])));
    } finally {
      setPending(false);
    }
  }

  function refuse(found: Errors) {
    setErrors(found);
    const first = Object.keys(found)[0];
    const control = first ? form.current?.elements.namedItem(first) : null;
    if (control instanceof HTMLElement) control.focus();
  }

  function changeOrder() {
    setOpened(null);
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  }

  const waiting: WaitingProps | undefined = opened
    ? {
        state: waitingState(
          session === 'unknown' ? 'expired' : session?.status,
          opened,
          unreachable,
        ),
        url: opened.url,
        onChangeOrder: changeOrder,
        onRetry: () => {
          setOpened(null);
          requestAnimationFrame(() => form.current?.requestSubmit());
        },
      }
    : undefined;

  return { form, plan, errors, pending, waiting, submit, change: readPlan };
}

function waitingState(
  status: string | undefined,
  { blocked }: Opened,
  unreachable: boolean,
): WaitingState {
  if (status === 'expired' || status === 'failed') return status;
  if (unreachable) return 'unreachable';
  return blocked ? 'blocked' : 'open';
}

function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries(new FormData(form));
}

function planOf(form: HTMLFormElement): Plan {
  const parsed = v.safeParse(PlanFields, valuesOf(form));
  return parsed.success ? parsed.output : { supportPackage: 'none', billingInterval: 'month' };
}

const PlanFields = v.pick(CheckoutForm, ['supportPackage', 'billingInterval']);

function toEntry(issue: v.InferIssue<typeof CheckoutForm>): [string, string] {
  return [v.getDotPath(issue) ?? '', issue.message];
}
