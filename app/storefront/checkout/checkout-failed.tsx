import { Button } from '#ui/button';
import { Container } from '#ui/container';
import { Notice } from '#ui/notice';
import { Section } from '#ui/section';
import { checkout } from '../../copy/checkout.ts';
import { loadFailed } from '../../copy/storefront.ts';

type CheckoutFailedProps = { sentence: string | undefined; onRetry: () => void };

export function CheckoutFailed({ sentence, onRetry }: CheckoutFailedProps) {
  return (
    <Section label={checkout.headline}>
      <Container width="text">
        <Notice
          tone="critical"
          live="polite"
          title={loadFailed.title}
          action={
            <Button variant="quiet" onClick={onRetry}>
              {loadFailed.retry}
            </Button>
          }
        >
          {sentence}
        </Notice>
      </Container>
    </Section>
  );
}
