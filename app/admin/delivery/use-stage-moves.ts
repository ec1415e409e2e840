import { useState } from 'react';
import type { BoardOrder, StageChange } from '#contract/delivery-stages';
import type { NewerVersion } from '#contract/problem';
import { type DeliveryStage, deliveryStages } from '#db/values/enumerations';
import { deliveryBoard as copy } from '../../copy/admin-delivery.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { useChangeStage } from '../../data/delivery-board.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { useBriefQuestion } from './use-brief-question.tsx';
import { usePreviewWarning } from './use-preview-warning.ts';

/** What another admin did to an order while it was moved. */
export type Conflict = { order: BoardOrder; sentence: string; newer: NewerVersion };

/** A move to the review that waits for the preview address. */
type WaitingMove = { order: BoardOrder; settle: (moved: boolean | Promise<never>) => void };

/** Moves orders on the board. A move to the review asks for the preview address first. */
export function useStageMoves(orders: readonly BoardOrder[]) {
  const change = useChangeStage();
  const toast = useToast();
  const warn = usePreviewWarning();
  const { confirmStart, question } = useBriefQuestion();
  const [conflict, setConflict] = useState<Conflict>();
  const { opening, open, onOpenChange } = useDialogState<WaitingMove>();

  async function send(
    order: BoardOrder,
    stage: DeliveryStage,
    more: Pick<StageChange, 'previewUrl' | 'allowUnanswered'> = {},
  ) {
    setConflict(undefined);
    await change(order.id, { stage, ...more, version: order.stageVersion });
  }

  /** Shows why a move was refused. */
  function explain(order: BoardOrder, error: unknown) {
    const newer = getNewerVersion(error);
    const sentence = getErrorMessage(error) ?? '';
    if (newer) setConflict({ order, sentence, newer });
    else toast({ tone: 'critical', title: copy.notMovedTitle, description: sentence });
  }

  return {
    conflict,
    question,
    dismissConflict: () => setConflict(undefined),

    async move(cardId: string, columnId: string): Promise<boolean> {
      const order = orders.find(({ id }) => String(id) === cardId);
      const stage = deliveryStages.find((known) => known === columnId);
      if (!order || !stage) return false;
      if (order.stage === 'requirements' && !(await confirmStart([order]))) return false;
      if (stage === 'review') {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        open({ order, settle: resolve });
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

    review: {
      opening,
      /** Rejects if the address is refused or remarks have no answer; the dialog shows why. */
      async submit(previewUrl: string, allowUnanswered: boolean): Promise<void> {
        if (!opening) return;
        const { order, settle } = opening.subject;
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
        onOpenChange(false);
      },
      cancel(): void {
        opening?.subject.settle(false);
        onOpenChange(false);
      },
    },
  };
}
