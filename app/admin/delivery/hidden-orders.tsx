import type { DeliveryBoard } from '#contract/delivery-stages';
import { stageName } from '#contract/describe-delivery';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { deliveryBoard as copy } from '../../copy/admin-delivery.ts';
import { formatCount } from '../../format/count.ts';
import { paths } from '../../paths.ts';

/** Says where the board leaves out orders, with a link to all of them. */
export function HiddenOrders({ board }: { board: DeliveryBoard | undefined }) {
  return board
    ?.filter(({ count, orders }) => count > orders.length)
    .map(({ stage, count, orders }) => (
      <Text key={stage} size="small" tone="soft">
        {copy.more(stageName(stage), orders.length, formatCount(count))}{' '}
        <TextLink
          href={`${paths.adminOrders}&stage=${stage}`}
          aria-label={copy.showAllIn(stageName(stage))}
        >
          {copy.showAll}
        </TextLink>
      </Text>
    ));
}
