import { useState } from 'react';
import { Button } from '#ui/button';
import { list as listWords } from '../../copy/admin-list.ts';
import { delivery as words } from '../../copy/admin-orders.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { useToast } from '../../state/toasts.ts';

type StartWorkProps = {
  orderId: string;
  /** Done once the order has come anew. */
  onStart: () => Promise<void>;
  /** The button goes away with its purpose: where the focus goes. */
  onLeave: () => void;
};

/** Tells everybody, the customer too, that somebody works on it. */
export function StartWork({ orderId, onStart, onLeave }: StartWorkProps) {
  const [isPending, setPending] = useState(false);
  const toast = useToast();

  async function start() {
    setPending(true);
    try {
      await onStart();
      onLeave();
      toast({ title: listWords.success, description: words.started(orderId) });
    } catch (error) {
      toast({ variant: 'destructive', title: listWords.error, description: sentenceOf(error) });
    } finally {
      setPending(false);
    }
  }

  return (
    <Button size="small" variant="quiet" pending={isPending && words.starting} onClick={start}>
      {words.start}
    </Button>
  );
}
