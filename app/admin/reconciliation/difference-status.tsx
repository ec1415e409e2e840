import { Badge } from '#ui/badge';
import { differences as copy } from '../../copy/admin-reconciliation.ts';

/** Whether a difference was corrected automatically or needs review. */
export function DifferenceStatus({ corrected }: { corrected: boolean }) {
  return corrected ? (
    <Badge tone="positive">{copy.corrected}</Badge>
  ) : (
    <Badge tone="critical">{copy.open}</Badge>
  );
}
