import { isAllowed, type Permission } from '#contract/permissions';
import { useCustomer } from './customer.ts';

/**
 * What the signed-in admin's role may do, by the contract's table. Screens leave out what it may not:
 * the server refuses it anyway, so nothing is left out before the role is known.
 */
export function useMay(): (permission: Permission) => boolean {
  const role = useCustomer()?.role;
  return (permission) => !role || isAllowed(role, permission);
}
