import { useEffect, useId, useRef } from 'react';
import type { Customer } from '#contract/customers';
import { Button } from '#ui/button';
import { tickets as words } from '../../copy/tickets.ts';
import { AccountPage } from '../account-page.tsx';
import { NewTicket } from './new-ticket.tsx';
import { TicketList, type TicketListProps } from './ticket-list.tsx';

export type TicketsProps = TicketListProps & {
  /** Undefined until it is known who asks; there is no form before. */
  customer: Pick<Customer, 'email'> | undefined;
  /** Whether the form for a new ticket stands open. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** What a customer has asked, and the form for asking more. */
export function Tickets({ customer, isOpen, onOpenChange, ...list }: TicketsProps) {
  const formId = useId();
  const toggle = useFocusBack(isOpen);
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      actions={
        <Button
          ref={toggle}
          variant={isOpen ? 'quiet' : 'primary'}
          icon={isOpen ? 'minus' : 'plus'}
          expanded={isOpen}
          controls={formId}
          onClick={() => onOpenChange(!isOpen)}
        >
          {words.create}
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

/** Closing hides whatever had the focus, so the focus goes back to what opens. */
function useFocusBack(isOpen: boolean) {
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) toggle.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return toggle;
}
