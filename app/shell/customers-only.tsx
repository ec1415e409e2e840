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
  /** Stands until it is known who is there, in the very measures of the page. */
  loading: ReactNode;
  children: (customer: Customer) => ReactNode;
};

/** Lets customers in. Anybody else is told so once, and led to the login and back here. */
export function CustomersOnly({ loading, children }: CustomersOnlyProps) {
  const customer = useCustomer();
  const isSignedOut = customer === null;
  const { pathname, search, hash } = useLocation();
  const toast = useToast();

  useEffect(() => {
    if (!isSignedOut) return;
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    // The time to read it begins when it can be read.
    preloadToaster().then(() => {
      if (isLeft) return;
      toast({ variant: 'destructive', ...unauthorized });
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
