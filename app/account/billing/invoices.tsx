import type { ReactNode } from 'react';
import type { Invoice } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { DescriptionList } from '#ui/description-list';
import { Heading } from '#ui/heading';
import { Icon } from '#ui/icon';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Pagination } from '#ui/pagination';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { invoices as copy } from '../../copy/account-billing.ts';
import { pagesOf } from '../../copy/shell.ts';
import type { LoadState } from '../../data/resource.ts';
import { formatShortDay } from '../../format/dates.ts';
import { sumMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { usePages } from '../../shell/use-pages.ts';
import * as css from './billing.css.ts';
import { isBilled } from './billing-status.ts';
import { InvoiceState, invoiceColumns, isPlainlyPaid } from './invoice-columns.tsx';
import { InvoiceLinks } from './invoice-links.tsx';

type InvoiceLinesProps = {
  invoices: readonly Invoice[];
  linksOf: (invoice: Invoice) => ReactNode;
};

/** A list on a page; `items` is undefined while loading. */
export type Listed<Item> = LoadState & {
  items: readonly Item[] | undefined;
  /** Whether there are older items, which are not included. */
  hasOlder?: boolean;
};

/** The table with its actions needs more. Paper always has the table. */
const belowTable = 'screen and (max-width: 959.98px)';

type InvoicesProps = {
  invoices: Listed<Invoice>;
  /** Only invoices of running subscriptions can be paid: paying does not revive an ended one. */
  subscriptions: readonly Subscription[] | undefined;
  /** Limits the invoices to one order, by number or business id. */
  orderId?: string | undefined;
  /** While an admin views as the customer, invoice links are hidden. */
  isViewed: boolean;
};

/** All invoices, newest first, or those of one order. */
export function Invoices({ invoices, subscriptions = [], orderId, isViewed }: InvoicesProps) {
  const { items: shown = [], items, hasOlder, failed, onRetry } = invoices;
  const isNarrow = useMediaQuery(belowTable);
  const billed = new Set(subscriptions.filter(isBilled).map((one) => one.orderId));
  const linksOf = (invoice: Invoice) => (
    <InvoiceLinks invoice={invoice} isBilled={billed.has(invoice.orderId)} />
  );
  return (
    <Stack gap="m" id="invoices">
      <Stack gap="xxs">
        <Heading level={2} size={3}>
          {copy.title}
        </Heading>
        {orderId && <OnlyOf orderId={orderId} {...shown[0]} />}
        {isViewed && shown.length > 0 && (
          <Text tone="soft" size="small" measure>
            {copy.impersonated}
          </Text>
        )}
        {hasOlder && (
          <Text tone="soft" size="small" measure>
            {copy.newest(shown.length)} {orderId ? copy.olderOfOrderHint : copy.olderHint}
          </Text>
        )}
      </Stack>
      {isNarrow && shown.length > 0 ? (
        <InvoiceLines invoices={shown} linksOf={linksOf} />
      ) : (
        <PagedTable
          aria-label={copy.title}
          columns={invoiceColumns(shown)}
          rows={shown}
          rowKey={({ id }) => id}
          rowActions={linksOf}
          loading={!items && !failed && copy.loading}
          loadingRows={4}
          empty={
            orderId
              ? { title: copy.emptyForOrder, detail: copy.emptyForOrderHint }
              : { title: copy.empty, detail: copy.emptyHint }
          }
          {...(failed && !items && { failure: { message: failed, onRetry } })}
        />
      )}
    </Stack>
  );
}

type OnlyOfProps = Pick<Invoice, 'orderId'> & Partial<Pick<Invoice, 'productTitle'>>;

function OnlyOf({ productTitle, orderId }: OnlyOfProps) {
  return (
    <Inline gap="m">
      <Text tone="soft" size="small" as="span">
        {copy.filteredBy} {productTitle && <bdi>{productTitle}</bdi>}
        {productTitle && ', '}
        <bdi>{orderId}</bdi>
      </Text>
      <TextLink href={paths.invoices} standalone>
        {copy.all}
      </TextLink>
    </Inline>
  );
}

/** What the line itself doesn't say. */
function detailColumns(invoice: Invoice) {
  return invoiceColumns([invoice]).filter(({ id }) => id !== 'total');
}

/** Where there is no room for a table: one line an invoice, which opens its details. */
function InvoiceLines({ invoices, linksOf }: InvoiceLinesProps) {
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
                  <Icon icon="plus" size="small" />
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
