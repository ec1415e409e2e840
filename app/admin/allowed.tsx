import type { ReactNode } from 'react';
import type { Permission } from '#contract/permissions';
import { useMay } from '../data/permissions.ts';

type AllowedProps = { to: Permission; children: ReactNode };

/** Renders its children for admins whose role has the permission. */
export function Allowed({ to, children }: AllowedProps) {
  return useMay()(to) ? children : null;
}
