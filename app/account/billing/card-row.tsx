import type { ReactNode } from 'react';
import type { Subscription } from '#contract/subscriptions';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { paths } from '../../paths.ts';
import * as css from './card-row.css.ts';
import { ChangeCard } from './change-card.tsx';

type CardRowProps = {
  subscription: Subscription;
  /** What is to be said of its payment. */
  children: ReactNode;
  /** In a notice it asks to be done; on the page it only can be. */
  ground: keyof typeof css.grounds;
};

/** A website, how its payment stands, and the way to another card. */
export function CardRow({ subscription, children, ground }: CardRowProps) {
  const { orderId, product } = subscription;
  return (
    <div className={`${css.row} ${css.grounds[ground]}`}>
      <div className={css.words}>
        <TextLink href={paths.dashboardSubscription(orderId)} weight="medium">
          <bdi>{product.title}</bdi>
        </TextLink>
        <Text as="div" size="small" tone={ground === 'page' ? 'soft' : 'ink'} numeric measure>
          {children}
        </Text>
      </div>
      <ChangeCard subscription={subscription} variant={ground === 'notice' ? 'primary' : 'quiet'} />
    </div>
  );
}
