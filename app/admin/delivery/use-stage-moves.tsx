import { type RefObject, useState } from 'react';
import type { DeliveryClock } from '#contract/delivery-clock';
import type { BoardOrder, StageChange } from '#contract/delivery-stages';
import type { NewerVersion } from '#contract/problem';
import type { DeliveryStage } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { deliveryBoard as copy } from '../../copy/admin-delivery.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { useChangeStage } from '../../data/delivery-board.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { EditConflictNotice } from '../../shell/versions/merge-notice.tsx';
import { useToast } from '../../state/toasts.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { useMoveQuestion } from './use-move-question.tsx';
import { usePreviewWarning } from './use-preview-warning.ts';

type MoveConflictProps = {
  orderId: string;
  sentence: string;
  newer: NewerVersion;
  onDismiss: () => void;
};

/** A paid order that isn’t delivered yet: a card of the board, or the order of a page. */
export type MovableOrder = DeliveryClock &
  Pick<BoardOrder, 'id' | 'orderId' | 'customerName' | 'stage' | 'previewUrl' | 'stageVersion'>;

/** What another admin did to an order while it was moved. */
type Conflict = { orderId: string; sentence: string; newer: NewerVersion };

/** A move to the review that waits for the preview address. */
type WaitingMove = {
  order: MovableOrder;
  settle: (moved: boolean | Promise<never>) => void;
};

/**
 * Moves orders between stages: the one way for the board, an order’s page and commands. Asks before work
 * starts without the brief and before an order goes back; a review asks for the preview address.
 * `focusOf`: what gets the focus if the control that opened the dialog is gone.
 */
export function useStageMoves(focusOf?: (order: MovableOrder) => RefObject<HTMLElement | null>) {
  const change = useChangeStage();
  const toast = useToast();
  const warn = usePreviewWarning();
  const { confirmMove, question } = useMoveQuestion();
  const [conflict, setConflict] = useState<Conflict>();
  const review = useDialogState<WaitingMove>();

  async function send(
    order: MovableOrder,
    stage: DeliveryStage,
    more: Pick<StageChange, 'previewUrl' | 'allowUnanswered'> = {},
  ) {
    setConflict(undefined);
    await change(order.id, { stage, ...more, version: order.stageVersion });
  }

  /** Shows why a move was refused. */
  function explain({ orderId }: MovableOrder, error: unknown) {
    const newer = getNewerVersion(error);
    const sentence = getErrorMessage(error) ?? '';
    if (newer) setConflict({ orderId, sentence, newer });
    else toast({ tone: 'critical', title: copy.notMovedTitle, description: sentence });
  }

  /** Rejects if the address is refused or remarks have no answer; the dialog shows why. */
  async function submitReview(
    { order, settle }: WaitingMove,
    previewUrl: string | null,
    allowUnanswered: boolean,
  ): Promise<void> {
    try {
      await send(order, 'review', { previewUrl, ...(allowUnanswered && { allowUnanswered }) });
      settle(true);
      void warn(order.orderId, previewUrl);
    } catch (error) {
      if (!getNewerVersion(error)) throw error;
      explain(order, error);
      const failed = Promise.reject<never>(error);
      settle(failed);
    }
    review.onOpenChange(false);
  }

  const { opening } = review;
  return {
    /** Says what another admin did; nothing without a conflict. */
    conflict: conflict && <MoveConflict {...conflict} onDismiss={() => setConflict(undefined)} />,

    /** The questions and the dialog, which are to be rendered. */
    dialogs: (
      <>
        {question}
        {opening && (
          <PreviewDialog
            key={opening.key}
            order={opening.subject.order}
            entersReview
            open={opening.isOpen}
            finalFocus={focusOf?.(opening.subject.order)}
            onSubmit={(url, allow) => submitReview(opening.subject, url, allow)}
            onCancel={() => {
              opening.subject.settle(false);
              review.onOpenChange(false);
            }}
          />
        )}
      </>
    ),

    /** Whether the order was moved. Rejects once it has said why it couldn’t be. */
    async move(order: MovableOrder, stage: DeliveryStage): Promise<boolean> {
      if (!(await confirmMove([order], stage))) return false;
      if (stage === 'review') {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        review.open({ order, settle: resolve });
        return promise;
      }
      try {
        await send(order, stage);
        return true;
      } catch (error) {
        explain(order, error);
        throw error;
      }
    },
  };
}

/** Says what another admin did to the order that was moved. */
function MoveConflict({ orderId, sentence, newer, onDismiss }: MoveConflictProps) {
  return (
    <EditConflictNotice
      key={newer.at}
      title={copy.conflict(newer.by, orderId, formatDateTime(newer.at))}
      action={
        <Button variant="quiet" size="small" onClick={onDismiss}>
          {copy.dismiss}
        </Button>
      }
      // Focus stays where the order was moved from.
      takesFocus={false}
    >
      <p>
        {sentence} {copy.notMoved}
      </p>
    </EditConflictNotice>
  );
}
