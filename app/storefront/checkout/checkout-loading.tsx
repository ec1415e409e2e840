import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { checkout } from '../../copy/checkout.ts';
import { useSettings } from '../../document/settings.tsx';
import * as css from './checkout.css.ts';

const titleId = 'checkout-title';

export function CheckoutLoading() {
  const { delivery } = useSettings();
  return (
    <Section aria-labelledby={titleId} spacing="tight">
      <Container>
        <VisuallyHidden live>Loading product</VisuallyHidden>
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={1} face="display" id={titleId}>
              {checkout.headline}
            </Heading>
            <Text tone="soft">{checkout.lead(delivery.withinHours)}</Text>
          </Stack>
          <div className={css.columns}>
            <Stack gap="s">
              <Skeleton shape="picture" />
              <Skeleton width="half" />
              <Skeleton width="most" />
            </Stack>
            <div className={css.form}>
              <Stack gap="l">
                <Skeleton shape="heading" width="most" />
                <Skeleton shape="button" />
                <Skeleton shape="button" />
                <Skeleton shape="button" />
              </Stack>
            </div>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
