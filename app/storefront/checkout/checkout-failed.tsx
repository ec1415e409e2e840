import { Button } from '#ui/button';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { checkout } from '../../copy/checkout.ts';
import { loadFailed } from '../../copy/storefront.ts';

const titleId = 'checkout-title';

type CheckoutFailedProps = { sentence: string | undefined; onRetry: () => void };

export function CheckoutFailed({ sentence, onRetry }: CheckoutFailedProps) {
  return (
    <Section labelledBy={titleId} room="tight">
      <Container>
        <Stack gap="xl">
          <Heading level={1} face="display" id={titleId}>
            {checkout.headline}
          </Heading>
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
        </Stack>
      </Container>
    </Section>
  );
}
