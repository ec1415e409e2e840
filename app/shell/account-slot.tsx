import { lazy, Suspense } from 'react';
import { ButtonLink } from '#ui/button';
import { header } from '../copy/shell.ts';
import { addressOf } from '../data/address.ts';
import { useCustomer } from '../data/customer.ts';
import * as css from './account-slot.css.ts';

// Signed-out visitors do not need it, so it is loaded on demand.
const AccountMenu = lazy(() =>
  import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu })),
);

/** The login link or the account menu; empty while it is unknown which. */
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
