import { previewForm as copy } from '../../copy/admin-delivery.ts';
import { liveSite } from '../../copy/admin-orders.ts';
import { checkAddress } from '../../data/address-checks.ts';
import { useToast } from '../../state/toasts.ts';

/**
 * Warns about a saved preview address that doesn’t answer. The check takes up to ten seconds, so
 * saving doesn’t wait for it. The shop’s own demos need none.
 */
export function usePreviewWarning() {
  const toast = useToast();
  return async (orderId: string, address: string | null | undefined): Promise<void> => {
    if (!address?.startsWith('https:')) return;
    const report = await checkAddress(address).catch(() => null);
    if (!report?.problem) return;
    const description = copy.unreachable(orderId, liveSite.problems[report.problem]);
    toast({ tone: 'critical', title: copy.unreachableTitle, description });
  };
}
