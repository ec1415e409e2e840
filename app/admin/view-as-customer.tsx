import { Button } from '#ui/button';
import { viewAs as words } from '../copy/view-as.ts';
import { viewAsCustomer } from '../data/view-as.ts';
import { useAction } from '../shell/use-action.ts';

/** Opens the shop as a customer sees it, for an admin who only looks. */
export function ViewAsCustomer({ customerId }: { customerId: string }) {
  const [view, isOpening] = useAction(() => viewAsCustomer(customerId), { title: words.failed });
  return (
    <Button size="small" variant="quiet" pending={isOpening && words.opening} onClick={view}>
      {words.button}
    </Button>
  );
}
