import { lazy, Suspense } from 'react';
import { ButtonLink } from '#ui/button';
import { header } from '../copy/shell.ts';
import { addressOf } from '../data/address.ts';
import { useCustomer } from '../data/customer.ts';
import * as css from './account-slot.css.ts';

// Visitors never see it, so its code stays off their pages.
const AccountMenu = lazy(() =>
  import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu })),
);

/** Login, or the menu of whoever is signed in; nothing until that is known, its place kept. */
export function AccountSlot() {
  const customer = useCustomer();
  return (
    <div className={css.slot}>
      {customer === null && (
        <ButtonLink href={addressOf('GET /api/customer/login')} variant="quiet" size="small">
          {header.login}
        </ButtonLink>
      )}
      {customer && (
        <Suspense>
          <AccountMenu customer={customer} />
        </Suspense>
      )}
    </div>
  );
}
