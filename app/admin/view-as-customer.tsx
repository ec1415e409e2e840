import { Button } from '#ui/button';
import { viewAs as words } from '../copy/view-as.ts';
import { startImpersonation } from '../data/impersonation.ts';
import { useAction } from '../shell/use-action.ts';
import { useIdentityCheck } from './identity/use-identity-check.tsx';

/** Opens the shop as a customer sees it, for an admin who only looks. */
export function ViewAsCustomer({ customerId }: { customerId: string }) {
  const { confirmed, dialog } = useIdentityCheck();
  const [view, isOpening] = useAction(() => confirmed(() => startImpersonation(customerId)), {
    title: words.failed,
  });
  return (
    <>
      <Button size="small" variant="quiet" pending={isOpening && words.opening} onClick={view}>
        {words.button}
      </Button>
      {dialog}
    </>
  );
}
