import { type ComponentType, lazy, Suspense } from 'react';
import { impersonation as copy } from '../../copy/impersonation.ts';
import { callApi } from '../../data/client.ts';
import { useCustomer } from '../../data/customer.ts';
import { useImpersonationElsewhere } from '../../data/impersonation-elsewhere.ts';
import { paths } from '../../paths.ts';
import { useHasImpersonationEnded } from '../../state/impersonation.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import type { ConnectedImpersonationBarProps } from './connected-impersonation-bar.tsx';
import * as css from './fallback-impersonation-bar.css.ts';

// Only admins see it, so its code is loaded on demand.
const LazyImpersonationBar = lazy(() =>
  import('./connected-impersonation-bar.tsx').then((module) => ({
    default: module.ConnectedImpersonationBar,
  })),
);

type ImpersonationSlotProps = { Bar?: ComponentType<ConnectedImpersonationBarProps> };

/** Shows the impersonation bar while an admin views the shop as a customer. */
export function ImpersonationSlot({ Bar = LazyImpersonationBar }: ImpersonationSlotProps) {
  const customer = useCustomer();
  const isOver = useHasImpersonationEnded();
  useImpersonationElsewhere();
  if (!customer?.view) return null;
  return (
    <ErrorBoundary fallback={<FallbackImpersonationBar />}>
      <Suspense>
        <Bar customer={customer} endsAt={customer.view.endsAt} isOver={isOver} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Shown when the code of the impersonation bar fails to load. */
export function FallbackImpersonationBar() {
  // The admin area shows whether it worked.
  const leave = async () => {
    await callApi('DELETE /api/admin/view-as').catch(() => {});
    location.assign(paths.admin);
  };
  return (
    <aside aria-label={copy.region} className={css.bar}>
      <p>
        {copy.viewing} {copy.unknownCustomer}. {copy.readOnly}.
      </p>
      <button type="button" className={css.leave} onClick={leave}>
        {copy.leave}
      </button>
    </aside>
  );
}
