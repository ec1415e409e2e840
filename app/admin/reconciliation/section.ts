import { reconciliation as copy } from '../../copy/admin-reconciliation.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';

export const reconciliation = adminSection({
  label: copy.title,
  icon: 'refresh',
  within: 'system',
  jump: 'r',
  permission: 'operations.read',
  page: {
    path: paths.adminReconciliation,
    description: 'Compare every order with the payment provider’s records.',
    frame: { copy },
    load: async () => (await import('./reconciliation.tsx')).Reconciliation,
  },
});
