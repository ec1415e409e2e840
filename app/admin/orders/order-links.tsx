import { useRef, useState } from 'react';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { orderLinks as copy } from '../../copy/order-links.ts';
import { revokeOrderLinks, sendOrderLink } from '../../data/guest-orders.ts';
import { displayAddress } from '../../format/email-address.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { DeleteDialog } from '../delete-dialog.tsx';

type OrderLinksProps = { orderId: number; name: string; email: string };

/** Emails a guest a new link to their order, or revokes all that were emailed, after a question. */
export function OrderLinks({ orderId, name, email }: OrderLinksProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const [send, isSending] = useAction(
    async () => {
      await sendOrderLink(orderId);
      toast({
        title: copy.send.done.title,
        description: copy.send.done.description(displayAddress(email)),
      });
    },
    { title: copy.send.error },
  );
  return (
    <Inline gap="xs">
      <Button
        variant="quiet"
        size="small"
        loading={isSending && copy.send.pending}
        onClick={() => void send()}
      >
        {copy.send.action}
      </Button>
      <Button ref={button} variant="quiet" size="small" onClick={() => setOpen(true)}>
        {copy.revoke.action}
      </Button>
      <DeleteDialog
        copy={copy.revoke}
        name={name}
        onDelete={() => revokeOrderLinks(orderId)}
        open={isOpen}
        onOpenChange={setOpen}
        finalFocus={button}
      />
    </Inline>
  );
}
