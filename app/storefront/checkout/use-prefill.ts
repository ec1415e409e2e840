import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Customer } from '#contract/customers';
import { useCustomer } from '../../data/customer.ts';
import { fillTexts, readTexts } from '../../shell/form-texts.ts';

/**
 * Fills in the name and email of the customer who is signed in, in fields that are empty and not
 * in use. In the browser only: the page itself is cached and the same for everyone.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, isRestored: boolean) {
  const customer = useCustomer();
  const prefill = useEffectEvent(({ firstName, lastName, email }: Customer) => {
    if (isRestored || !form.current) return;
    const typed = readTexts(form.current);
    const own = {
      customerName: [firstName, lastName].filter(Boolean).join(' '),
      customerEmail: email ?? '',
    };
    const focused = document.activeElement?.getAttribute('name');
    const empty = Object.entries(own).filter(([name]) => !typed[name] && name !== focused);
    fillTexts(form.current, Object.fromEntries(empty));
  });
  useEffect(() => {
    if (customer) prefill(customer);
  }, [customer]);
}
