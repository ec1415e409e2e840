import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import type { Customer } from '#contract/customers';
import { hiddenAttribute } from '../document/hidden-attribute.ts';
import { forgetBuyer } from '../state/new-account.ts';
import { getPageAccount, onPageAccountDoubted, setPageAccount } from '../state/page-account.ts';
import { keepOnlyFor, sealPersonalStorage } from '../state/personal-storage.ts';
import { hasSignedInCookie, refreshSignedInCookie } from '../state/signed-in-cookie.ts';
import { addressOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { lookUps, read } from './client.ts';
import { useCustomer } from './customer.ts';

/** Other tabs hear in it that someone has signed in or out. A page doesn't hear itself. */
const channel = new BroadcastChannel('account');

/**
 * Keeps the page and what the browser stores with the person who is signed in. What an account left
 * behind is removed. The page asks again who is signed in when it comes back from the browser's
 * back/forward cache, another tab tells of a change, or the server refuses a call of another account;
 * until it knows, it hides what it shows of an account.
 */
export function WatchAccount(): null {
  const customer = useCustomer();
  const { mutate } = useSWRConfig();
  const lookAgain = useEffectEvent(() => {
    refreshSignedInCookie();
    void mutate((key) => lookUps.has(String(key)), undefined);
  });

  useEffect(() => {
    // A look-up that got no answer says nothing: then the cookie is still there.
    if (customer || (customer === null && !hasSignedInCookie())) settle(customer);
  }, [customer]);

  useEffect(() => {
    const ask = () => void recheck(lookAgain);
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && ask();
    const onHide = ({ persisted }: PageTransitionEvent) => persisted && getPageAccount() && hide();
    channel.addEventListener('message', ask);
    addEventListener('pageshow', onShow);
    // Before the page is stored, so that not even its first frame shows it.
    addEventListener('pagehide', onHide);
    const stopListening = onPageAccountDoubted(ask);
    return () => {
      channel.removeEventListener('message', ask);
      removeEventListener('pageshow', onShow);
      removeEventListener('pagehide', onHide);
      stopListening();
    };
  }, []);
  return null;
}

/** Without the cookie no one is signed in, so what an account left is removed before it is shown. */
export function forgetFormerAccount(): void {
  if (!hasSignedInCookie()) keepFor(null);
}

function settle(customer: Customer | null): void {
  const before = getPageAccount();
  setPageAccount(customer && { id: customer.id, isView: Boolean(customer.view) });
  // An admin who views as a customer stays the one who is signed in.
  if (customer?.view || before?.isView) return;
  const hasRemoved = keepFor(customer?.id ?? null);
  const isOther = before && customer && before.id !== customer.id;
  // The page may have shown by now what was removed.
  if (isOther || (!before && hasRemoved)) startOver();
}

async function recheck(lookAgain: () => void): Promise<void> {
  const shown = getPageAccount();
  if (!shown) return lookAgain();
  hide();
  try {
    const found = hasSignedInCookie() ? await read(addressOf('GET /api/customer/auth/user')) : null;
    if (found?.id === shown.id && Boolean(found.view) === shown.isView) return show();
    if (!found?.view) keepFor(found?.id ?? null);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) keepFor(null);
  }
  startOver();
}

/** Empties the page without a question about unsaved changes: they are someone else's. */
function startOver(): void {
  sealPersonalStorage(true);
  addEventListener('beforeunload', keepFromAsking, { capture: true, once: true });
  hide();
  location.reload();
}

function keepFromAsking(event: Event): void {
  event.stopImmediatePropagation();
}

/** The first tab that knows of a change tells the others. */
function keepFor(accountId: string | null): boolean {
  const { isNewOwner, hasRemoved } = keepOnlyFor(accountId);
  if (isNewOwner) {
    channel.postMessage(null);
    forgetBuyer();
  }
  return hasRemoved;
}

/** The scroll position and what is typed stay. */
function hide(): void {
  document.documentElement.setAttribute(hiddenAttribute, '');
}

function show(): void {
  document.documentElement.removeAttribute(hiddenAttribute);
}
