import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { maxChargeOf } from '#contract/charge-limits';
import { CheckoutForm, type PlacedOrder } from '#contract/checkout';
import { missingTaxFields } from '#contract/checkout-tax';
import { shownMoney } from '#contract/money-format';
import type { Product } from '#contract/products';
import { centsFromDecimal, decimalFromCents } from '#db/values/money';
import { toasts, waiting as waitingWords } from '../../copy/checkout.ts';
import { ApiError } from '../../data/api-error.ts';
import { checkDiscount, createCheckout, quoteTax } from '../../data/checkout.ts';
import { useTermsVersion } from '../../data/legal-versions.ts';
import { useSettings, useSupportPrices } from '../../document/settings.tsx';
import { paths } from '../../paths.ts';
import { fillTexts, readTexts } from '../../shell/form-texts.ts';
import { useForm } from '../../shell/use-form.ts';
import { rememberBuyer } from '../../state/new-account.ts';
import { buyerOf, forgetOldPurchases, forgetPaid } from '../../state/open-purchase.ts';
import { useClearToast, useToast } from '../../state/toasts.ts';
import { chargesOf, effectOn } from './discount-effect.ts';
import type { DiscountFieldProps } from './discount-field.tsx';
import { chargeOf } from './order-rows.ts';
import { openPaymentWindow } from './payment-window.ts';
import type { TaxedPurchase } from './tax-fields.tsx';
import { useBuyer } from './use-buyer.ts';
import { codeField, useDiscount } from './use-discount.ts';
import { useNewPrice } from './use-new-price.ts';
import { useOpenPayment } from './use-open-payment.ts';
import { planOf, usePlan } from './use-plan.ts';
import { useTax } from './use-tax.ts';
import type { WaitingProps } from './waiting-for-payment.tsx';

/** State of the checkout screen, from submitting the form to a paid order. */
export function useCheckout(product: Product) {
  const productId = product.id;
  const [isEditing, setEditing] = useState(false);
  const { payment, status, state, checkoutId, getCheckoutId, remember } = useOpenPayment(productId);
  const toast = useToast();
  const clearToast = useClearToast();
  const navigate = useNavigate();
  const { termsVersion, refresh } = useTermsVersion();
  const showNewPrice = useNewPrice(productId);

  const isTaxed = useSettings().tax !== undefined;
  const { form, errors, pending } = useForm({
    schema: isTaxed ? createTaxedForm() : CheckoutForm,
    read: readTexts,
    send: async (values) => {
      const texts = form.ref.current ? readTexts(form.ref.current) : {};
      const paymentWindow = openPaymentWindow(waitingWords.loading);
      try {
        const { url, sessionId, ...order } = await createCheckout({
          productId,
          ...values,
          checkoutId: getCheckoutId(),
          discountCode: field.problem ? null : discount.codeToSend(),
          termsVersion,
          shownTotal: await readShownTotal(),
        });
        if (!url) {
          paymentWindow.close();
          toast({ tone: 'critical', title: toasts.failed, description: toasts.noUrl });
          return;
        }
        const isBlocked = !paymentWindow.navigate(url);
        // The notice with the link then says what happened.
        if (isBlocked) clearToast();
        else toast({ title: toasts.redirecting, description: toasts.opening });
        setEditing(false);
        remember({ url, sessionId, form: texts, order }, isBlocked);
      } catch (error) {
        paymentWindow.close();
        discount.refuseIfNamed(error);
        if (isAboutTerms(error)) await refresh();
        await showNewPrice(error);
        throw error;
      }
    },
    fallback: toasts.generic,
    toastsEachFailure: true,
    onFailed: (description) => toast({ tone: 'critical', title: toasts.failed, description }),
  });

  const discount = useDiscount(form.ref, { productId, checkoutId });

  const { plan, ...chosen } = usePlan(form.ref, productId);
  const prices = useSupportPrices();
  useEffect(forgetOldPurchases, []);

  const restore = useEffectEvent(({ form: values, order }: NonNullable<typeof payment>) => {
    if (isEditing || !form.ref.current) return;
    fillTexts(form.ref.current, values);
    chosen.read();
    discount.restore(order.discount);
  });
  useEffect(() => {
    if (payment) restore(payment);
  }, [payment]);

  /** What the screen says is due today, less what a code takes off that is typed but not applied yet. */
  async function readShownTotal(): Promise<string | null> {
    const code = field.problem ? '' : discount.codeToSend();
    // What was chosen before the page was interactive is in the form only.
    const chosenPlan = form.ref.current ? planOf(form.ref.current) : plan;
    const chosenCents = chargeOf(product, chosenPlan, prices);
    const effectOf = (known: NonNullable<typeof applied>) =>
      effectOn(known, chosenPlan.billingInterval, chosenCents).effect;
    let effect = applied && effectOf(applied);
    if (code !== (applied?.code ?? '') && code) {
      if (isTaxed && tax !== 'unknown') {
        return readTaxedTotal({ productId, ...chosenPlan, discountCode: code });
      }
      const found = await checkDiscount({ code, productId, checkoutId }).catch(() => null);
      if (!found) return null;
      effect = effectOf(found);
    }
    // The server says why it can't be charged.
    if (chosenCents > maxChargeOf(shownMoney().currency)) return null;
    const { dueCents: due } = chargesOf(chosenCents, { discount: effect, tax });
    return decimalFromCents(due);
  }

  /** null: the server says what is wrong. */
  async function readTaxedTotal(purchase: TaxedPurchase): Promise<string | null> {
    const { taxCountry, taxRegion, taxPostalCode, taxNumber } = form.ref.current
      ? readTexts(form.ref.current)
      : {};
    const place = { taxCountry, taxRegion, taxPostalCode, taxNumber };
    const answer = await quoteTax({ ...purchase, ...place }).catch(() => null);
    return answer?.quote?.total ?? null;
  }

  const buyer = useBuyer(form.ref, payment !== null);

  const goToSuccess = useEffectEvent((sessionId: string) => {
    const ordered = payment && buyerOf(payment.form);
    if (ordered) rememberBuyer(ordered);
    forgetPaid(productId, sessionId);
    discount.forget();
    chosen.forget();
    buyer.clear();
    clearToast();
    navigate(`${paths.success}?session_id=${sessionId}`, { replace: true });
  });
  const paidSession = status === 'paid' ? payment?.sessionId : undefined;
  useEffect(() => {
    if (paidSession) goToSuccess(paidSession);
  }, [paidSession]);

  function change(event: FormEvent<HTMLFormElement>) {
    chosen.keep(event);
    buyer.keep();
    form.onChange(event);
    const { target } = event;
    if (target instanceof HTMLInputElement && target.name === codeField) discount.clearMessage();
  }

  /** Enter in the field of the code applies it and doesn't send the order yet. */
  function submit(event: FormEvent<HTMLFormElement>) {
    const isCode = document.activeElement?.getAttribute('name') === codeField;
    if (!isCode) return form.onSubmit(event);
    event.preventDefault();
    discount.apply();
  }

  function changeOrder() {
    flushSync(() => setEditing(true));
    form.ref.current?.querySelector('input')?.focus();
  }

  /** Never charges another price than the one on the screen: such an order is shown first. */
  function retry() {
    const cents = form.ref.current && chargeOf(product, planOf(form.ref.current), prices);
    if (payment && cents !== centsFromDecimal(payment.order.totalAmount)) {
      toast({ tone: 'info', title: toasts.changed, description: toasts.checkOrder });
      return changeOrder();
    }
    flushSync(() => setEditing(true));
    form.ref.current?.requestSubmit();
  }

  // Shown without waiting for the session: when the window was blocked, the link is the only way to
  // pay.
  const isShown = payment !== null && !isEditing && status !== 'paid';
  const waiting: WaitingProps | undefined = isShown
    ? {
        state,
        url: payment.url,
        isFree: dueCents(payment.order) === 0,
        onChangeOrder: changeOrder,
        onRetry: retry,
      }
    : undefined;

  // The order as it was placed, even if the prices have changed since or the server is unreachable.
  const ordered = waiting && payment ? payment.order : undefined;

  const totalCents = chargeOf(product, plan, prices);
  const { applied } = discount.state;
  const field: DiscountFieldProps = {
    state: discount.state,
    ...(applied ? effectOn(applied, plan.billingInterval, totalCents) : { effect: null }),
    totalCents: isTaxed ? null : totalCents,
    onOpen: discount.open,
    onApply: discount.apply,
    onRemove: discount.remove,
  };
  const discountCode = (field.effect && applied?.code) ?? null;
  const { tax, taxFields } = useTax({ productId, ...plan, discountCode });

  return {
    form: { ...form, onChange: change, onSubmit: submit },
    plan,
    termsVersion,
    discount: field,
    tax,
    taxFields,
    ordered,
    errors,
    pending,
    waiting,
  };
}

/** With what tax needs, so that all that is missing is shown at once. */
function createTaxedForm() {
  const { taxCountry, taxRegion, taxPostalCode } = missingTaxFields;
  return v.object({
    ...CheckoutForm.entries,
    taxCountry: v.pipe(v.optional(v.string(), ''), v.minLength(1, taxCountry)),
    // The form has these fields only for countries that ask for them.
    taxRegion: v.optional(v.pipe(v.string(), v.minLength(1, taxRegion))),
    taxPostalCode: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, taxPostalCode))),
  });
}

/** What the first charge is, in US cents. */
function dueCents({ totalAmount, discount }: PlacedOrder): number {
  return centsFromDecimal(totalAmount) - (discount ? centsFromDecimal(discount.amount) : 0);
}

function isAboutTerms(error: unknown): boolean {
  const problems = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return problems.some(({ path }) => path === 'termsVersion');
}
