import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { checkout } from '../../copy/checkout.ts';
import { catalogFailed } from '../../copy/storefront.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';

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
          <LoadFailed title={catalogFailed} sentence={sentence} onRetry={onRetry} />
        </Stack>
      </Container>
    </Section>
  );
}
