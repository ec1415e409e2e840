import { lazy, Suspense } from 'react';
import { ButtonLink } from '#ui/button';
import { header } from '../copy/shell.ts';
import { addressOf } from '../data/address.ts';
import { useCustomer } from '../data/customer.ts';
import { returnHere } from '../document/start-script.ts';
import { useIsHydrated } from '../state/use-is-hydrated.ts';
import * as css from './account-slot.css.ts';

// Signed-out visitors do not need it, so it is loaded on demand.
const AccountMenu = lazy(() =>
  import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu })),
);

/**
 * The login link or the account menu; empty while it is unknown which. The server's page is the
 * same for everyone: it has the link, hidden from visitors who may be signed in. `next` is the
 * address to return to.
 */
export function AccountSlot({ next }: { next?: string | undefined }) {
  const customer = useCustomer();
  const isHydrated = useIsHydrated();
  const login = addressOf('GET /api/customer/login');
  const nextOnceKnown = isHydrated && next ? encodeURIComponent(next) : '';
  return (
    <div className={isHydrated ? css.slot : css.slotBeforeHydration}>
      {(customer === null || !isHydrated) && (
        <ButtonLink
          href={next ? `${login}${returnHere}${nextOnceKnown}` : login}
          variant="quiet"
          size="small"
        >
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
