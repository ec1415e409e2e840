import { stopImpersonation } from '../../data/impersonation.ts';
import { ImpersonationBar, type ImpersonationBarProps } from './impersonation-bar.tsx';

export type ConnectedImpersonationBarProps = Omit<ImpersonationBarProps, 'onLeave'>;

export function ConnectedImpersonationBar(props: ConnectedImpersonationBarProps) {
  return <ImpersonationBar {...props} onLeave={stopImpersonation} />;
}
