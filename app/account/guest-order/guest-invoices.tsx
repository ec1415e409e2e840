import type { Invoice } from '#contract/billing';
import type { GuestOrder } from '#contract/subscriptions';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { invoices as invoiceCopy } from '../../copy/account-billing.ts';
import { guestOrder as copy } from '../../copy/guest-order.ts';
import type { LoadState } from '../../data/resource.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { isBilled } from '../billing/billing-status.ts';
import { invoiceColumns } from '../billing/invoice-columns.tsx';
import { InvoiceLinks } from '../billing/invoice-links.tsx';

export type LoadedInvoices = LoadState & { items: readonly Invoice[] | undefined };

type GuestInvoicesProps = { order: GuestOrder; invoices: LoadedInvoices };

/** The order's invoices, newest first. Its website is the page's title, so they don't name it. */
export function GuestInvoices({ order, invoices }: GuestInvoicesProps) {
  const { items, failed, onRetry } = invoices;
  const rows = items ?? [];
  return (
    <Stack gap="m">
      <Heading level={2} size={3}>
        {copy.invoices}
      </Heading>
      <PagedTable
        aria-label={copy.invoices}
        columns={invoiceColumns(rows).filter(({ id }) => id !== 'website')}
        rows={rows}
        rowKey={({ id }) => id}
        rowActions={(invoice) => <InvoiceLinks invoice={invoice} isBilled={isBilled(order)} />}
        loading={!items && !failed && invoiceCopy.loading}
        loadingRows={1}
        empty={{ title: copy.noInvoices, detail: copy.noInvoicesHint }}
        {...(failed && !items && { error: { message: failed, onRetry } })}
      />
    </Stack>
  );
}
