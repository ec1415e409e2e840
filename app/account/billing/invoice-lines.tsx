import type { ReactNode } from 'react';
import type { Invoice } from '#contract/billing';
import { DescriptionList } from '#ui/description-list';
import { Icon } from '#ui/icon';
import { Pagination } from '#ui/pagination';
import { Stack } from '#ui/stack';
import { invoices as copy } from '../../copy/account-billing.ts';
import { pagesOf } from '../../copy/shell.ts';
import { formatShortDay } from '../../format/dates.ts';
import { sumMoney } from '../../format/money.ts';
import { usePages } from '../../shell/use-pages.ts';
import { InvoiceState, invoiceColumns, isPlainlyPaid } from './invoice-columns.tsx';
import * as css from './invoice-lines.css.ts';

/** What the line itself doesn't say. */
function detailColumns(invoice: Invoice) {
  return invoiceColumns([invoice]).filter(({ id }) => id !== 'total');
}

type InvoiceLinesProps = {
  invoices: readonly Invoice[];
  linksOf: (invoice: Invoice) => ReactNode;
};

/** Where there is no room for a table: one line an invoice, which opens its details. */
export function InvoiceLines({ invoices, linksOf }: InvoiceLinesProps) {
  const { items, pagination, top } = usePages(invoices);
  return (
    <div ref={top}>
      <Stack gap="s">
        <ul aria-label={copy.title}>
          {items.map((invoice) => (
            <li key={invoice.id}>
              <details className={css.line}>
                <summary className={css.summary}>
                  <time dateTime={invoice.issuedAt} className={css.date}>
                    {formatShortDay(invoice.issuedAt)}
                  </time>
                  <bdi className={css.website}>{invoice.productTitle}</bdi>
                  {!isPlainlyPaid(invoice) && <InvoiceState invoice={invoice} />}
                  <span>{sumMoney(invoice.total)}</span>
                  <Icon name="plus" size="small" />
                </summary>
                <div className={css.details}>
                  <DescriptionList
                    items={detailColumns(invoice).map(({ heading, cell, missing }) => ({
                      term: heading,
                      detail: cell(invoice) ?? missing,
                    }))}
                  />
                  <div className={css.links}>{linksOf(invoice)}</div>
                </div>
              </details>
            </li>
          ))}
        </ul>
        {pagination && (
          <Pagination aria-label={pagesOf(copy.title.toLowerCase())} {...pagination} />
        )}
      </Stack>
    </div>
  );
}
