import { stopImpersonation } from '../data/impersonation.ts';
import { ViewBar, type ViewBarProps } from './view-bar.tsx';

export type LeavingViewBarProps = Omit<ViewBarProps, 'onLeave'>;

/** The bar with its way out; both come late, as visitors need neither. */
export function LeavingViewBar(props: LeavingViewBarProps) {
  return <ViewBar {...props} onLeave={stopImpersonation} />;
}
