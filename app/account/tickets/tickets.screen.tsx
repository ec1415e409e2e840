import { useSearchParams } from 'react-router';
import { useTickets } from '../../data/tickets.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Tickets, type TicketsProps } from './tickets.tsx';

const key = 'new';

export function Component() {
  const { isOpen, setOpen } = useOpenForm();
  const loading = (
    // Closed, because the server rendered the page without the URL's search.
    <Tickets
      customer={undefined}
      tickets={undefined}
      onRetry={() => {}}
      isOpen={false}
      onOpenChange={setOpen}
    />
  );
  return (
    <>
      <PageMeta {...accountMetadata.tickets} />
      <CustomersOnly loading={loading}>
        {(customer) => <OwnTickets customer={customer} isOpen={isOpen} onOpenChange={setOpen} />}
      </CustomersOnly>
    </>
  );
}

function OwnTickets(props: Pick<TicketsProps, 'customer' | 'isOpen' | 'onOpenChange'>) {
  const { tickets, failed, onRetry } = useTickets();
  return <Tickets {...props} tickets={tickets} failed={failed} onRetry={onRetry} />;
}

/** The URL says whether the form is open, so that links can open it. */
function useOpenForm() {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.has(key);

  function setOpen(open: boolean) {
    const next = new URLSearchParams(search);
    if (open) next.set(key, '');
    else next.delete(key);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return { isOpen, setOpen };
}
