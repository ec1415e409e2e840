import { type Ref, type RefObject, useState } from 'react';
import type { ListedCancellation } from '#contract/cancellations';
import { Button, type ButtonProps } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { cancellations as copy } from '../../copy/admin-cancellations.ts';
import { list as listCopy } from '../../copy/admin-list.ts';
import { useProcessCancellation } from '../../data/admin-cancellations.ts';
import { useMay } from '../../data/permissions.ts';
import { useSettings } from '../../document/settings.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';

type ProcessButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'aria-label'> & {
  ref?: Ref<HTMLButtonElement>;
  request: ListedCancellation;
  /** Gets the focus when the button is gone. */
  finalFocus?: RefObject<HTMLElement | null>;
  onDone?: () => void;
};

/** Processes a pending request after a confirmation, for admins who may. */
export function ProcessButton({ request, finalFocus, onDone, ...button }: ProcessButtonProps) {
  const { id, order, status } = request;
  const processCancellation = useProcessCancellation();
  const may = useMay();
  const toast = useToast();
  const { browserConfirmation } = useSettings().features;
  const [isAsking, setAsking] = useState(false);
  const [process, isProcessing] = useAction(
    async () => {
      // Why it failed is on a toast and in the row.
      await processCancellation(id).finally(() => setAsking(false));
      onDone?.();
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
        <Button {...button} loading={isProcessing && copy.processing} onClick={ask}>
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
        {...(finalFocus && { finalFocus })}
        onConfirm={process}
      />
    </>
  );
}
