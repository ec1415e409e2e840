import { type ComponentType, lazy, Suspense } from 'react';
import { useCustomer } from '../../data/customer.ts';
import { useImpersonationElsewhere } from '../../data/impersonation-elsewhere.ts';
import { useHasImpersonationEnded } from '../../state/impersonation.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import type { ConnectedImpersonationBarProps } from './connected-impersonation-bar.tsx';
import { FallbackImpersonationBar } from './fallback-impersonation-bar.tsx';

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
