import type { ReactNode } from 'react';
import type { Subscription } from '#contract/subscriptions';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { paths } from '../../paths.ts';
import * as css from './billing.css.ts';
import { ChangeCard } from './change-card.tsx';

type CardRowProps = {
  subscription: Subscription;
  /** The payment status. */
  children: ReactNode;
  /** The button is primary in a notice and quiet on the page. */
  ground: keyof typeof css.grounds;
};

/** A website, its payment status and a button to change its card. */
export function CardRow({ subscription, children, ground }: CardRowProps) {
  const { orderId, product } = subscription;
  return (
    <div className={`${css.row} ${css.grounds[ground]}`}>
      <div className={css.words}>
        <TextLink href={paths.dashboardSubscription(orderId)} weight="medium">
          <bdi>{product.title}</bdi>
        </TextLink>
        <Text
          as="div"
          size="small"
          tone={ground === 'page' ? 'soft' : 'ink'}
          numeric
          measure={ground === 'notice'}
        >
          {children}
        </Text>
      </div>
      <ChangeCard subscription={subscription} variant={ground === 'notice' ? 'primary' : 'quiet'} />
    </div>
  );
}
