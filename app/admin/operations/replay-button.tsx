import type { RefObject } from 'react';
import type { FailedWebhook } from '#contract/operations';
import { Button } from '#ui/button';
import { events as copy } from '../../copy/admin-operations.ts';
import { useOperationsActions } from '../../data/operations.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { useFocusOnRemoval } from '../list/use-focus-fallback.ts';

type ReplayButtonProps = {
  event: FailedWebhook;
  /** Gets the focus when the row is gone. */
  title: RefObject<HTMLElement | null>;
};

/** Processes a failed event of the payment provider again. */
export function ReplayButton({ event: { id, type }, title }: ReplayButtonProps) {
  const { replayEvent } = useOperationsActions();
  const toast = useToast();
  const removable = useFocusOnRemoval(title);
  const [replay, isReplaying] = useAction(
    async () => {
      await replayEvent(id);
      toast(copy.replayed);
    },
    { title: copy.replayFailed },
  );
  return (
    <Button
      ref={removable}
      variant="plain"
      size="small"
      aria-label={copy.replayOf(type, id)}
      loading={isReplaying && copy.replaying}
      onClick={replay}
    >
      {copy.replay}
    </Button>
  );
}
