import type { AuditEntry } from '#contract/audit';
import { paths } from '../../paths.ts';

/** The URL of an entry's subject; undefined if it has no page. */
export function subjectHref({ verb, subject: { kind, name } }: AuditEntry): string | undefined {
  switch (kind) {
    case 'order':
    case 'refund':
    case 'cancellation':
      return paths.adminOrder(name);
    case 'ticket':
      return paths.adminTicket(name);
    case 'customer':
      return verb === 'customer.erased' ? undefined : paths.adminCustomer(name);
    case 'discount':
      return paths.adminDiscount(name);
    case 'project':
      return paths.adminProject(name);
    case 'product':
      return verb === 'product.deleted' ? undefined : paths.adminProduct(name);
    default:
      return undefined;
  }
}
