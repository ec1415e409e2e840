import type { AuditEntry } from '#contract/audit';
import { paths } from '../../paths.ts';

/** Where an act's subject can be looked at alone; undefined where it has no such place. */
export function subjectHref({ verb, subject: { kind, name } }: AuditEntry): string | undefined {
  switch (kind) {
    case 'order':
    case 'refund':
    case 'cancellation':
      return paths.adminOrder(name);
    case 'ticket':
      return paths.adminTicket(name);
    case 'project':
      return paths.adminProject(name);
    case 'product':
      return verb === 'product.deleted' ? undefined : paths.adminProduct(name);
    default:
      return undefined;
  }
}
