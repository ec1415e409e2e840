import type { UnmatchedSubscription } from '#contract/reconciliation';
import { TextLink } from '#ui/link';
import { unmatched as copy } from '../../copy/admin-unmatched.ts';
import { paths } from '../../paths.ts';

type UnmatchedOrderProps = { subscription: UnmatchedSubscription };

/** The number of the missing order, and the order that has it now. */
export function UnmatchedOrder({ subscription }: UnmatchedOrderProps) {
  const { orderNumber, isNumberTaken } = subscription;
  if (orderNumber === null) return copy.noNumber;
  if (!isNumberTaken) return <bdi>{orderNumber}</bdi>;
  return <TextLink href={paths.adminOrder(orderNumber)}>{orderNumber}</TextLink>;
}
