import type { Invoice } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Table } from '#ui/table';
import { Text } from '#ui/text';
import { invoices as words } from '../../copy/account-billing.ts';
import { paths } from '../../paths.ts';
import { isBilled } from './billing-status.ts';
import { invoiceColumns } from './invoice-columns.tsx';
import { InvoiceLinks } from './invoice-links.tsx';
import type { Listed } from './listed.ts';

type InvoicesProps = {
  invoices: Listed<Invoice>;
  /** Whose open invoices are to be paid: what has ended is not brought back by it. */
  subscriptions: readonly Subscription[] | undefined;
  /** Whose alone they are, by number or business id. */
  orderId?: string | undefined;
  /** An admin views as the customer, and is told why no invoice is opened. */
  isViewed: boolean;
};

/** Every bill, the newest first; or those of one website, and the way to all of them. */
export function Invoices({ invoices, subscriptions = [], orderId, isViewed }: InvoicesProps) {
  const { items: shown = [], items, hasOlder, failed, onRetry } = invoices;
  const billed = new Set(subscriptions.filter(isBilled).map((one) => one.orderId));
  return (
    <Stack gap="m" id="invoices">
      <Stack gap="xxs">
        <Heading level={2} size={3}>
          {words.title}
        </Heading>
        {orderId && <OnlyOf orderId={orderId} {...shown[0]} />}
        {isViewed && shown.length > 0 && (
          <Text tone="soft" size="small" measure>
            {words.impersonated}
          </Text>
        )}
        {hasOlder && (
          <Text tone="soft" size="small" measure>
            {words.newest(shown.length)} {orderId ? words.olderOfOrderHint : words.olderHint}
          </Text>
        )}
      </Stack>
      <Table
        label={words.title}
        columns={invoiceColumns(shown)}
        rows={shown}
        rowKey={({ id }) => id}
        rowActions={(invoice) => (
          <InvoiceLinks invoice={invoice} isBilled={billed.has(invoice.orderId)} />
        )}
        loading={!items && !failed && words.loading}
        loadingRows={4}
        empty={
          orderId
            ? { title: words.emptyForOrder, detail: words.emptyForOrderHint }
            : { title: words.empty, detail: words.emptyHint }
        }
        {...(failed && !items && { failed: { message: failed, onRetry } })}
      />
    </Stack>
  );
}

type OnlyOfProps = Pick<Invoice, 'orderId'> & Partial<Pick<Invoice, 'productTitle'>>;

function OnlyOf({ productTitle, orderId }: OnlyOfProps) {
  return (
    <Inline gap="m">
      <Text tone="soft" size="small" as="span">
        {words.filteredBy} {productTitle && <bdi>{productTitle}</bdi>}
        {productTitle && ', '}
        <bdi>{orderId}</bdi>
      </Text>
      <TextLink href={paths.invoices} standalone>
        {words.all}
      </TextLink>
    </Inline>
  );
}
