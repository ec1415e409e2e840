import { Button } from '#ui/button';
import { list as listCopy } from '../../copy/admin-list.ts';
import { delivery as copy } from '../../copy/admin-orders.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';

type StartWorkProps = {
  orderId: string;
  /** Done once the order has come anew. */
  onStart: () => Promise<void>;
  /** The button goes away with its purpose: where the focus goes. */
  onLeave: () => void;
};

/** Tells everybody, the customer too, that somebody works on it. */
export function StartWorkButton({ orderId, onStart, onLeave }: StartWorkProps) {
  const toast = useToast();
  const [start, isStarting] = useAction(
    async () => {
      await onStart();
      onLeave();
      toast({ title: listCopy.success, description: copy.started(orderId) });
    },
    { title: listCopy.error },
  );

  return (
    <Button size="small" variant="quiet" pending={isStarting && copy.starting} onClick={start}>
      {copy.start}
    </Button>
  );
}
