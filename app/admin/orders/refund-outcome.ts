import type { Refund } from '#contract/refunds';
import type { ToastMessage } from '#ui/toast';
import { list as listCopy } from '../../copy/admin-list.ts';
import { refundForm as copy } from '../../copy/admin-refunds.ts';
import { sumDollars } from '../../format/money.ts';

/** The toast for a submitted refund. */
export function refundToast(
  { status, amount, error }: Refund,
  orderId: string,
): Omit<ToastMessage, 'id' | 'open'> {
  const dollars = sumDollars(amount);
  if (status === 'pending') {
    // Without the check mark of a success, as it is not done yet.
    return {
      tone: 'critical',
      title: copy.pendingTitle,
      description: copy.pending(dollars),
    };
  }
  if (status === 'succeeded') {
    return { title: listCopy.success, description: copy.succeeded(dollars, orderId) };
  }
  return {
    tone: 'critical',
    title: listCopy.error,
    ...(error && { description: error }),
  };
}
