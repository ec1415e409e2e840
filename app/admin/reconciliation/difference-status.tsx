import { Badge } from '#ui/badge';
import { differences as copy } from '../../copy/admin-reconciliation.ts';

/** Whether a difference was corrected automatically or needs review. */
export function DifferenceStatus({ mended }: { mended: boolean }) {
  return mended ? (
    <Badge tone="positive">{copy.mended}</Badge>
  ) : (
    <Badge tone="critical">{copy.open}</Badge>
  );
}
