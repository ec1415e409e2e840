import { useState } from 'react';
import type { ListedCancellation } from '#contract/cancellations';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { cancellations as copy } from '../../copy/admin-cancellations.ts';
import { list as listCopy } from '../../copy/admin-list.ts';
import { useProcessCancellation } from '../../data/admin-cancellations.ts';
import { useMay } from '../../data/permissions.ts';
import { useSettings } from '../../document/settings.tsx';
import { Day } from '../../format/day.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { DetailsButton } from '../list/details-button.tsx';
import { useFocusFallback } from '../list/use-focus-fallback.ts';
import * as css from './cancellations.css.ts';

type CancellationActionsProps = { request: ListedCancellation; onDetails: () => void };

/** Processes a pending request, or shows its details. */
export function CancellationActions({ request, onDetails }: CancellationActionsProps) {
  const { id, order, status, processedAt } = request;
  const { fallback, removable } = useFocusFallback();
  const processCancellation = useProcessCancellation();
  const may = useMay();
  const toast = useToast();
  const { browserConfirmation } = useSettings().features;
  const [isAsking, setAsking] = useState(false);
  const [process, isProcessing] = useAction(
    async () => {
      // Why it failed is on a toast and in the row.
      await processCancellation(id).finally(() => setAsking(false));
      toast(copy.done);
    },
    { title: listCopy.error },
  );

  function ask() {
    if (!browserConfirmation) setAsking(true);
    else if (window.confirm(copy.confirm)) process();
  }

  return (
    <>
      {status === 'pending' && may('cancellations.process') && (
        <Button
          ref={removable}
          variant="plain"
          size="small"
          aria-label={copy.processOf(id)}
          loading={isProcessing && copy.processing}
          onClick={ask}
        >
          {copy.process}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.dialog.title}
        description={copy.dialog.description(order.orderId, order.productTitle)}
        confirmLabel={copy.process}
        cancelLabel={copy.dialog.back}
        destructive
        loading={isProcessing && copy.processing}
        finalFocus={fallback}
        onConfirm={process}
      />
      {status === 'completed' && processedAt && (
        <span className={css.processed}>
          {copy.processed} <Day at={processedAt} />
        </span>
      )}
      <DetailsButton ref={fallback} of={copy.nameOf(id)} onClick={onDetails} />
    </>
  );
}
