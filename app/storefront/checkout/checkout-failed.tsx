import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { checkout } from '../../copy/checkout.ts';
import { catalogFailed } from '../../copy/storefront.ts';
import type { LoadState } from '../../data/resource.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';

const titleId = 'checkout-title';

export function CheckoutFailed({ failed, onRetry }: LoadState) {
  return (
    <Section aria-labelledby={titleId} spacing="tight">
      <Container>
        <Stack gap="xl">
          <Heading level={1} face="display" id={titleId}>
            {checkout.headline}
          </Heading>
          <LoadFailed title={catalogFailed} failed={failed} onRetry={onRetry} />
        </Stack>
      </Container>
    </Section>
  );
}
