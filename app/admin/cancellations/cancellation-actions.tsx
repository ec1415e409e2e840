import type { ListedCancellation } from '#contract/cancellations';
import { Button } from '#ui/button';
import { cancellations as copy } from '../../copy/admin-cancellations.ts';
import { list as listCopy } from '../../copy/admin-list.ts';
import { useProcessCancellation } from '../../data/admin-cancellations.ts';
import { useMay } from '../../data/permissions.ts';
import { Day } from '../../format/day.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { DetailsButton } from '../list/details-button.tsx';
import { useFocusFallback } from '../list/use-focus-fallback.ts';
import * as css from './cancellations.css.ts';

type CancellationActionsProps = { request: ListedCancellation; onDetails: () => void };

/** Processes a pending request, or shows its details. */
export function CancellationActions({ request, onDetails }: CancellationActionsProps) {
  const { id, status, processedAt } = request;
  const { fallback, removable } = useFocusFallback();
  const processCancellation = useProcessCancellation();
  const may = useMay();
  const toast = useToast();
  const [process, isProcessing] = useAction(
    async () => {
      if (!window.confirm(copy.confirm)) return;
      await processCancellation(id);
      toast(copy.done);
    },
    { title: listCopy.error },
  );

  return (
    <>
      {status === 'pending' && may('cancellations.process') && (
        <Button
          ref={removable}
          variant="plain"
          size="small"
          aria-label={copy.processOf(id)}
          loading={isProcessing && copy.processing}
          onClick={process}
        >
          {copy.process}
        </Button>
      )}
      {status === 'completed' && processedAt && (
        <span className={css.processed}>
          {copy.processed} <Day at={processedAt} />
        </span>
      )}
      <DetailsButton ref={fallback} of={copy.nameOf(id)} onClick={onDetails} />
    </>
  );
}
