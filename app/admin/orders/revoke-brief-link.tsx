import { useRef, useState } from 'react';
import { Button } from '#ui/button';
import { orderBrief } from '../../copy/brief.ts';
import { revokeBriefLink } from '../../data/briefs.ts';
import { DeleteDialog } from '../delete-dialog.tsx';

type RevokeBriefLinkProps = { orderId: number; name: string };

/** Revokes the links to a guest's brief, after a question. */
export function RevokeBriefLink({ orderId, name }: RevokeBriefLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const copy = orderBrief.revoke;
  return (
    <>
      <Button ref={button} variant="quiet" size="small" onClick={() => setOpen(true)}>
        {copy.action}
      </Button>
      <DeleteDialog
        copy={copy}
        name={name}
        onDelete={() => revokeBriefLink(orderId)}
        open={isOpen}
        onOpenChange={setOpen}
        finalFocus={button}
      />
    </>
  );
}
