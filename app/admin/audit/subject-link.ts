import type { AuditEntry } from '#contract/audit';
import { paths } from '../../paths.ts';
import { readSettingsName } from './settings-name.ts';

/** The URL of an entry's subject; undefined if it has no page. */
export function subjectHref({
  verb,
  subject: { kind, name, customer },
}: AuditEntry): string | undefined {
  switch (kind) {
    case 'order':
    case 'refund':
    case 'cancellation':
      return paths.adminOrder(name);
    case 'ticket':
      return paths.adminTicket(name);
    case 'customer':
    case 'admin':
      return customer === null ? undefined : paths.adminCustomer(customer);
    case 'settings':
      return settingsHref(name);
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

/** The history of what was changed, where every version can be compared. */
function settingsHref(name: string): string | undefined {
  const { section, email, document } = readSettingsName(name);
  if (section) return paths.adminSettingsHistory(section);
  if (email) return paths.adminEmailHistory(email);
  return document && paths.adminLegal(document);
}
