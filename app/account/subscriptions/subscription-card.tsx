import type { Subscription } from '#contract/subscriptions';
import { Card } from '#ui/card';
import { Frame } from '#ui/frame';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { subscriptions as copy } from '../../copy/account.ts';
import { demoAddress, imageSizes, imageSources } from '../../format/images.ts';
import { paths } from '../../paths.ts';
import type { Payment } from '../billing/describe-payment.ts';
import { EndingNotice } from './ending-notice.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';

type SubscriptionCardProps = Payment & {
  subscription: Subscription;
  /** Fixed current time, for stories. */
  now?: Date | undefined;
};

export function SubscriptionCard({ subscription, credit, card, now }: SubscriptionCardProps) {
  const { product, orderId } = subscription;
  return (
    <Card
      level={2}
      title={product.title}
      picture={
        <Frame
          {...imageSources(product.thumbnail)}
          sizes={imageSizes(740)}
          alt=""
          address={demoAddress(product.demoUrl)}
        />
      }
      aside={<SubscriptionBadge subscription={subscription} />}
      actions={
        <Inline gap="m">
          <TextLink
            href={paths.dashboardSubscription(orderId)}
            standalone
            aria-label={copy.detailsOf(product.title)}
          >
            {copy.details}
          </TextLink>
          {product.demoUrl && (
            <TextLink
              href={product.demoUrl}
              newTab
              standalone
              aria-label={copy.demoOf(product.title)}
            >
              {copy.demo}
            </TextLink>
          )}
          <SubscriptionActions subscription={subscription} />
        </Inline>
      }
    >
      <Stack gap="m">
        <EndingNotice subscription={subscription} />
        <SubscriptionFacts subscription={subscription} credit={credit} card={card} now={now} />
      </Stack>
    </Card>
  );
}
