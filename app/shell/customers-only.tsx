import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Customer } from '#contract/customers';
import { unauthorized } from '../copy/shell.ts';
import { addressOf } from '../data/address.ts';
import { useCustomer } from '../data/customer.ts';
import { useToast } from '../state/toasts.ts';
import { JavaScriptDisabledPage } from './javascript-disabled-page.tsx';
import { RequiresJavaScript } from './requires-javascript.tsx';
import { preloadToaster } from './toast-outlet.tsx';

export const redirectDelayMs = 500;

type CustomersOnlyProps = {
  /** Shown while the session is being checked, in the layout of the page. */
  loading: ReactNode;
  children: (customer: Customer) => ReactNode;
};

/**
 * Renders its children for signed-in customers. Others see a toast and are redirected to the login,
 * which returns here.
 */
export function CustomersOnly({ loading, children }: CustomersOnlyProps) {
  const customer = useCustomer();
  const isSignedOut = customer === null;
  const { pathname, search, hash } = useLocation();
  const toast = useToast();

  useEffect(() => {
    if (!isSignedOut) return;
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    // Start the delay once the toast can be shown.
    preloadToaster().then(() => {
      if (isLeft) return;
      toast({ tone: 'critical', ...unauthorized });
      timer = setTimeout(() => {
        const next = encodeURIComponent(pathname + search + hash);
        location.assign(`${addressOf('GET /api/customer/login')}?next=${next}`);
      }, redirectDelayMs);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isSignedOut, pathname, search, hash, toast]);

  if (customer) return children(customer);
  return <RequiresJavaScript fallback={<JavaScriptDisabledPage />}>{loading}</RequiresJavaScript>;
}
