import { useState } from 'react';
import type { Subscription } from '#contract/subscriptions';
import { Button, type ButtonVariant } from '#ui/button';
import { Text } from '#ui/text';
import { cards as words } from '../../copy/account-billing.ts';
import { openPortal, useBillingRefresh } from '../../data/billing.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import * as css from './card-row.css.ts';
import { useOnReturn } from './use-on-return.ts';

type ChangeCardProps = {
  subscription: Subscription;
  variant?: Extract<ButtonVariant, 'primary' | 'quiet'>;
};

/** In its row: leads to the provider's page of a website's card, or says why it does not. */
export function ChangeCard({ subscription, variant = 'primary' }: ChangeCardProps) {
  const { orderId, product } = subscription;
  const [isOpening, setOpening] = useState(false);
  const [failed, setFailed] = useState<string>();
  const refresh = useBillingRefresh();
  const leave = useOnReturn(() => {
    setOpening(false);
    void refresh();
  });

  async function open() {
    setOpening(true);
    setFailed(undefined);
    try {
      const { url } = await openPortal(orderId);
      leave();
      // The word stays until the other page is there.
      location.assign(url);
    } catch (error) {
      setFailed(getErrorMessage(error));
      setOpening(false);
    }
  }

  return (
    <>
      <div>
        <Button
          variant={variant}
          size="small"
          label={words.changeOf(product.title, orderId)}
          pending={isOpening && words.opening}
          onClick={open}
        >
          {words.change}
        </Button>
      </div>
      {failed && (
        <div role="alert" className={css.failed}>
          <Text size="small" tone="critical" measure>
            {words.failed} {failed}
          </Text>
        </div>
      )}
    </>
  );
}
