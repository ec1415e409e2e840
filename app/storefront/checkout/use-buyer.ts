import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Customer } from '#contract/customers';
import { useCustomer } from '../../data/customer.ts';
import { displayAddress } from '../../format/email-address.ts';
import { fillTexts, readTexts, type Texts } from '../../shell/form-texts.ts';
import { createFieldDraft, useDraft } from '../../shell/use-draft.ts';
import { hasSignedInCookie } from '../../state/signed-in-cookie.ts';

/** Also found in the payment window, which opens with what this tab keeps. */
export const buyerDrafts = createFieldDraft({
  customerName: 'checkout name',
  customerEmail: 'checkout email',
  customerPhone: 'checkout phone',
  taxCountry: 'checkout tax country',
  taxRegion: 'checkout tax region',
  taxPostalCode: 'checkout tax postal code',
  taxNumber: 'checkout tax number',
});

/**
 * Who buys: what was typed, which this tab keeps, so that it survives a sign-in. The account fills
 * in the fields that are empty and not in use, in the browser only: the page itself is cached and
 * the same for everyone.
 */
export function useBuyer(form: RefObject<HTMLFormElement | null>, isRestored: boolean) {
  const customer = useCustomer();
  const own = customer ? textsOf(customer) : {};
  // What the account filled in isn't kept, or the next customer of this tab would see it.
  const draft = useDraft(form, {
    ...buyerDrafts,
    write: (texts) => buyerDrafts.write(without(own, texts)),
  });

  const prefill = useEffectEvent(() => {
    if (isRestored || !form.current) return;
    const typed = readTexts(form.current);
    const focused = document.activeElement?.getAttribute('name');
    const empty = Object.entries(own).filter(([name]) => !typed[name] && name !== focused);
    fillTexts(form.current, Object.fromEntries(empty));
  });
  const isAccounts = useRef(false);
  useEffect(() => {
    if (customer) prefill();
    // The session has ended: what its person entered isn't for the next one.
    const hasEnded = isAccounts.current && customer === null && !hasSignedInCookie();
    if (hasEnded && form.current) fillTexts(form.current, noTexts);
    if (customer || hasEnded) isAccounts.current = !hasEnded;
  }, [customer, form]);

  // What was typed before hydration fired no event that React heard.
  const keepOnLeaving = useEffectEvent(() => draft.keep());
  useEffect(() => {
    const leave = () => keepOnLeaving();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  return draft;
}

const noTexts: Texts = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  taxPostalCode: '',
  taxNumber: '',
};

function textsOf({ firstName, lastName, email }: Customer): Texts {
  return {
    customerName: [firstName, lastName].filter(Boolean).join(' '),
    customerEmail: displayAddress(email ?? ''),
  };
}

function without(own: Texts, texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== own[name]));
}
