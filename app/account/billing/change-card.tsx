import { useState } from 'react';
import type { Subscription } from '#contract/subscriptions';
import { Button, type ButtonVariant } from '#ui/button';
import { Text } from '#ui/text';
import { cards as copy } from '../../copy/account-billing.ts';
import { openPortal, useBillingRefresh } from '../../data/billing.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import * as css from './billing.css.ts';
import { useOnReturn } from './use-on-return.ts';

type ChangeCardProps = {
  subscription: Subscription;
  variant?: Extract<ButtonVariant, 'primary' | 'quiet'>;
};

/** Opens the provider's page to change a website's card, or shows why it could not. */
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
      // Stays pending until the browser has left the page.
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
          aria-label={copy.changeOf(product.title, orderId)}
          loading={isOpening && copy.opening}
          onClick={open}
        >
          {copy.change}
        </Button>
      </div>
      {failed && (
        <div role="alert" className={css.failed}>
          <Text size="small" tone="critical" measure>
            {copy.failed} {failed}
          </Text>
        </div>
      )}
    </>
  );
}
