import { Button } from '#ui/button';
import { impersonation as copy } from '../copy/impersonation.ts';
import { startImpersonation } from '../data/impersonation.ts';
import { useAction } from '../shell/use-action.ts';
import { useReauthentication } from './reauthentication/use-reauthentication.tsx';

/** Opens the shop as a customer, read-only. */
export function ImpersonateButton({ customerId }: { customerId: string }) {
  const { withReauthentication, dialog } = useReauthentication();
  const [view, isOpening] = useAction(
    () => withReauthentication(() => startImpersonation(customerId)),
    {
      title: copy.failed,
    },
  );
  return (
    <>
      <Button size="small" variant="quiet" loading={isOpening && copy.opening} onClick={view}>
        {copy.button}
      </Button>
      {dialog}
    </>
  );
}
