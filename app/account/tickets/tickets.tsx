import { useEffect, useId, useRef } from 'react';
import type { Customer } from '#contract/customers';
import { Button } from '#ui/button';
import { tickets as copy } from '../../copy/tickets.ts';
import { AccountPage } from '../account-page.tsx';
import { NewTicket } from './new-ticket.tsx';
import { TicketList, type TicketListProps } from './ticket-list.tsx';

export type TicketsProps = TicketListProps & {
  /** Undefined while loading; the form needs a customer. */
  customer: Pick<Customer, 'email' | 'emailVerified'> | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function Tickets({ customer, isOpen, onOpenChange, ...list }: TicketsProps) {
  const formId = useId();
  const toggle = useFocusBack(isOpen);
  return (
    <AccountPage
      title={copy.title}
      lead={copy.lead}
      actions={
        <Button
          ref={toggle}
          variant={isOpen ? 'quiet' : 'primary'}
          icon={isOpen ? 'minus' : 'plus'}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => onOpenChange(!isOpen)}
        >
          {copy.create}
        </Button>
      }
    >
      <div id={formId} hidden={!isOpen}>
        {customer && <NewTicket customer={customer} onClose={() => onOpenChange(false)} />}
      </div>
      <TicketList {...list} />
    </AccountPage>
  );
}

/** Closing hides the focused field, so the focus returns to the button. */
function useFocusBack(isOpen: boolean) {
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) toggle.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return toggle;
}
