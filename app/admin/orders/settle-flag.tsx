import { Button } from '#ui/button';
import { list as listWords } from '../../copy/admin-list.ts';
import { troubles as words } from '../../copy/admin-refunds.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';

type SettleFlagProps = {
  orderId: string;
  /** Answers what has come up meanwhile, which nobody has read yet. */
  onSettle: () => Promise<string[]>;
};

/** Says that a person has looked at it: nobody else has to. */
export function SettleFlag({ orderId, onSettle }: SettleFlagProps) {
  const toast = useToast();
  const [settle, isSettling] = useAction(
    async () => {
      const { length } = await onSettle();
      toast(
        length > 0 ? words.more : { title: listWords.success, description: words.settled(orderId) },
      );
    },
    { title: listWords.error },
  );

  return (
    <Button variant="quiet" size="small" pending={isSettling && words.settling} onClick={settle}>
      {words.settle}
    </Button>
  );
}
