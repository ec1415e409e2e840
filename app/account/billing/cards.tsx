import type { StoredCard } from '#contract/billing';
import { describeCard } from '#contract/card-name';
import type { Subscription } from '#contract/subscriptions';
import { Heading } from '#ui/heading';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { cancellation, subscriptions as subscriptionWords } from '../../copy/account.ts';
import { cards as copy } from '../../copy/account-billing.ts';
import { Day } from '../../format/date-time.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { lifecycleStageOf } from '../subscriptions/lifecycle-stage.ts';
import * as css from './billing.css.ts';
import { isBilled } from './billing-status.ts';
import { CardRow } from './card-row.tsx';
import type { Listed } from './invoices.tsx';

type CardsProps = {
  subscriptions: Listed<Subscription>;
  /** None while they load or if that failed. */
  storedCards?: readonly StoredCard[];
};

export function Cards({ subscriptions, storedCards = [] }: CardsProps) {
  return (
    <Stack gap="m">
      <Stack gap="xxs">
        <Heading level={2} size={3}>
          {copy.title}
        </Heading>
        <Text tone="soft" size="small" measure>
          {copy.hint}
        </Text>
      </Stack>
      <Rows {...subscriptions} storedCards={storedCards} />
    </Stack>
  );
}

type RowsProps = Listed<Subscription> & Required<Pick<CardsProps, 'storedCards'>>;

function Rows({ items, storedCards, failed, onRetry }: RowsProps) {
  if (failed && !items) {
    return <LoadFailed title={subscriptionWords.failed} failed={failed} onRetry={onRetry} />;
  }
  if (!items) {
    return (
      <div>
        <VisuallyHidden live>{copy.loading}</VisuallyHidden>
        <div aria-hidden="true" className={`${css.row} ${css.grounds.page}`}>
          <div className={css.words}>
            <Skeleton width="third" />
            <Skeleton width="half" />
          </div>
          <Skeleton shape="button" width="short" />
        </div>
      </div>
    );
  }
  const billed = items.filter(isBilled);
  if (billed.length === 0) return <Text>{copy.empty}</Text>;
  return (
    <Stack gap="l">
      {groupByCard(billed, storedCards).map(({ name, subscriptions }) => (
        <Stack key={name} gap="xs">
          {storedCards.length > 0 && (
            <Heading level={3} size={4}>
              {name}
            </Heading>
          )}
          <Stack gap="none" as="ul">
            {subscriptions.map((subscription) => (
              <CardRow key={subscription.id} subscription={subscription} ground="page">
                <div className={css.facts}>
                  <span>{subscription.orderId}</span>
                  <Ending subscription={subscription} />
                </div>
              </CardRow>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

type CardGroup = { name: string; subscriptions: Subscription[] };

/** The websites of each card, and those whose card isn't known. */
function groupByCard(
  billed: readonly Subscription[],
  storedCards: readonly StoredCard[],
): CardGroup[] {
  const groups = new Map<string, Subscription[]>();
  for (const subscription of billed) {
    const card = storedCards.find(({ orderId }) => orderId === subscription.orderId);
    const name = card ? nameOf(card) : copy.unknown;
    groups.set(name, [...(groups.get(name) ?? []), subscription]);
  }
  return [...groups].map(([name, subscriptions]) => ({ name, subscriptions }));
}

function nameOf(card: StoredCard): string {
  const month = String(card.expMonth).padStart(2, '0');
  return `${describeCard(card)}, ${copy.expires(month, card.expYear)}`;
}

/** Why there is no next charge, or since when it is due. */
function Ending({ subscription }: { subscription: Subscription }) {
  const { cancelAt, pastDueSince } = subscription;
  if (lifecycleStageOf(subscription) === 'cancellation_requested')
    return <span>{cancellation.pending}</span>;
  if (cancelAt) return <Dated lead={cancellation.endsOn} at={cancelAt} />;
  if (pastDueSince) return <Dated lead={copy.unpaidSince} at={pastDueSince} />;
  return null;
}

function Dated({ lead, at }: { lead: string; at: string }) {
  return (
    <span>
      {lead} <Day at={at} />
    </span>
  );
}
