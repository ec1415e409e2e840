import type { ListedCancellation } from '#contract/cancellations';
import { cancellations as copy } from '../../copy/admin-cancellations.ts';
import { Day } from '../../format/day.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import { useFocusFallback } from '../list/use-focus-fallback.ts';
import * as css from './cancellations.css.ts';
import { ProcessButton } from './process-button.tsx';

type CancellationActionsProps = {
  request: ListedCancellation;
  /** Where all columns only just fit. */
  compact: boolean;
  onDetails: () => void;
};

/** Processes a pending request, or shows its details. */
export function CancellationActions({ request, compact, onDetails }: CancellationActionsProps) {
  const { id, status, processedAt } = request;
  const { fallback, removable } = useFocusFallback();
  return (
    <>
      <ProcessButton
        ref={removable}
        request={request}
        variant="plain"
        size="small"
        aria-label={copy.processOf(id)}
        finalFocus={fallback}
      />
      {status === 'completed' && processedAt && (
        <span className={css.processed}>
          {copy.processed} <Day at={processedAt} />
        </span>
      )}
      <DetailsButton ref={fallback} of={copy.nameOf(id)} compact={compact} onClick={onDetails} />
    </>
  );
}
