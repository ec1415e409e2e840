import type { Invoice } from '#contract/billing';
import { isOverdue } from '#contract/describe-delivery';
import type { GuestOrder } from '#contract/subscriptions';
import { ButtonLink } from '#ui/button';
import { Columns } from '#ui/columns';
import { Container } from '#ui/container';
import { Frame } from '#ui/frame';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { subscriptions } from '../../copy/account.ts';
import { invoices as invoiceCopy } from '../../copy/account-billing.ts';
import { guestOrder as copy } from '../../copy/guest-order.ts';
import type { LoadState } from '../../data/resource.ts';
import { formatVersionDate } from '../../format/dates.ts';
import { demoAddress, imageSizes, imageSources } from '../../format/images.ts';
import { paths } from '../../paths.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { hasFailedToRenew, isBilled } from '../billing/billing-status.ts';
import { invoiceColumns } from '../billing/invoice-columns.tsx';
import { InvoiceLinks } from '../billing/invoice-links.tsx';
import { PayNow } from '../billing/pay-now.tsx';
import { screenOnly } from '../screen-only.css.ts';
import { Delivery } from '../subscriptions/delivery.tsx';
import { EndingNotice } from '../subscriptions/ending-notice.tsx';
import { OverdueNotice } from '../subscriptions/overdue-notice.tsx';
import { SiteDownNotice } from '../subscriptions/site-down-notice.tsx';
import { SubscriptionBadge } from '../subscriptions/subscription-badge.tsx';
import { SubscriptionFacts } from '../subscriptions/subscription-facts.tsx';
import { GuestMessages } from './guest-messages.tsx';

type LoadedInvoices = LoadState & { items: readonly Invoice[] | undefined };

type GuestInvoicesProps = { order: GuestOrder; invoices: LoadedInvoices };

type GuestOrderPageProps = {
  order: GuestOrder;
  invoices: LoadedInvoices;
  token: string;
  /** Decides whether the delivery is overdue. */
  now: Date;
};

const titleId = 'guest-order-title';

/** Where buyers without an account follow their website, from the receipt to the delivery. */
export function GuestOrderPage({ order, invoices, token, now }: GuestOrderPageProps) {
  const { product, orderId } = order;
  const wasDelivered = order.steps.every(({ done }) => done);
  const isDelivery = wasDelivered || order.status !== 'cancelled';
  const isLate = !wasDelivered && isOverdue(order, now);
  const delivery = isDelivery && (
    <Delivery
      subscription={order}
      isLate={isLate}
      now={now}
      briefPath={paths.guestBrief(token)}
      reviewPath={paths.guestReview(token)}
    />
  );
  return (
    <Section aria-labelledby={titleId} spacing="small">
      <Container>
        <Stack gap="xl">
          <Inline justify="between" align="end" gap="m">
            <Stack gap="xs">
              <Text size="small" tone="soft">
                {copy.title}
              </Text>
              <Heading level={1} size={2} id={titleId}>
                <bdi>{product.title}</bdi>
              </Heading>
            </Stack>
            <SubscriptionBadge subscription={order} />
          </Inline>
          {hasFailedToRenew(order) && (
            <Notice title={copy.declined} tone="critical">
              <Stack gap="s" align="start">
                {copy.declinedHint}
                {invoices.items
                  ?.filter(({ state }) => state === 'open')
                  .map((invoice) => (
                    <PayNow key={invoice.id} invoice={invoice} />
                  ))}
              </Stack>
            </Notice>
          )}
          <Columns split="wideFirst" gap="xxl">
            <Stack gap="l">
              <EndingNotice subscription={order} />
              {order.site?.downSince && (
                <SiteDownNotice since={order.site.downSince} supportPath={paths.support} />
              )}
              {isLate && <OverdueNotice clock={order} now={now} supportPath={paths.support} />}
              {!wasDelivered && delivery}
              <SubscriptionFacts subscription={order} now={now} />
              <TextLink href={paths.termsVersion(order.termsVersion)} standalone>
                {subscriptions.terms(formatVersionDate(order.termsVersion))}
              </TextLink>
              {wasDelivered && delivery}
            </Stack>
            <Stack gap="l">
              <Frame
                {...imageSources(product.thumbnail)}
                sizes={imageSizes(1040)}
                alt=""
                address={demoAddress(product.demoUrl)}
                eager
              />
              <GuestMessages token={token} orderId={orderId} />
            </Stack>
          </Columns>
          <GuestInvoices order={order} invoices={invoices} />
          <div className={screenOnly}>
            <CreateAccount />
          </div>
        </Stack>
      </Container>
    </Section>
  );
}

/** The sign-up form finds name and email in this tab. */
function CreateAccount() {
  const { title, hint, create, signIn } = copy.account;
  const verify = new URLSearchParams({ next: paths.account }).toString();
  return (
    <Stack gap="m">
      <Stack gap="xxs">
        <Heading level={2} size={4}>
          {title}
        </Heading>
        <Text size="small" tone="soft" measure>
          {hint}
        </Text>
      </Stack>
      <Inline gap="m">
        <ButtonLink href={`${paths.signUp}&${verify}`} variant="quiet" size="small">
          {create}
        </ButtonLink>
        <TextLink href={`${paths.auth}?${verify}`} standalone>
          {signIn}
        </TextLink>
      </Inline>
    </Stack>
  );
}

/** The order's invoices, newest first. Its website is the page's title, so they don't name it. */
function GuestInvoices({ order, invoices }: GuestInvoicesProps) {
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
        {...(failed && !items && { failure: { message: failed, onRetry } })}
      />
    </Stack>
  );
}
