import { Button } from '#ui/button';
import { impersonation as copy } from '../copy/impersonation.ts';
import { startImpersonation } from '../data/impersonation.ts';
import { useMay } from '../data/permissions.ts';
import { useAction } from '../shell/use-action.ts';
import { useReauthentication } from './reauthentication/use-reauthentication.tsx';

/** Opens the shop as a customer, read-only. Renders nothing for roles that may not. */
export function ImpersonateButton({ customerId }: { customerId: string }) {
  const may = useMay();
  const { withReauthentication, dialog } = useReauthentication();
  const [view, isOpening] = useAction(
    () => withReauthentication(() => startImpersonation(customerId)),
    {
      title: copy.failed,
    },
  );
  if (!may('customers.view_as')) return null;
  return (
    <>
      <Button size="small" variant="quiet" loading={isOpening && copy.opening} onClick={view}>
        {copy.button}
      </Button>
      {dialog}
    </>
  );
}
