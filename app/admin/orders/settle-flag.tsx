import { Button } from '#ui/button';
import { list as listWords } from '../../copy/admin-list.ts';
import { troubles as words } from '../../copy/admin-refunds.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';

type SettleFlagProps = { orderId: string; onSettle: () => Promise<void> };

/** Says that a person has looked at it: nobody else has to. */
export function SettleFlag({ orderId, onSettle }: SettleFlagProps) {
  const toast = useToast();
  const [settle, isSettling] = useAction(
    async () => {
      await onSettle();
      toast({ title: listWords.success, description: words.settled(orderId) });
    },
    { title: listWords.error },
  );

  return (
    <Button variant="quiet" size="small" pending={isSettling && words.settling} onClick={settle}>
      {words.settle}
    </Button>
  );
}
