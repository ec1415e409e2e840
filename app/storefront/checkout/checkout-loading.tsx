import { Columns } from '#ui/columns';
import { Container } from '#ui/container';
import { Section } from '#ui/section';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { checkout } from '../../copy/checkout.ts';

export function CheckoutLoading() {
  return (
    <Section label={checkout.headline} room="tight">
      <Container>
        <VisuallyHidden live>Loading the product</VisuallyHidden>
        <Columns split="aside">
          <Stack gap="l">
            <Skeleton shape="heading" width="most" />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </Stack>
          <Stack gap="s">
            <Skeleton shape="picture" />
            <Skeleton width="half" />
            <Skeleton width="most" />
          </Stack>
        </Columns>
      </Container>
    </Section>
  );
}
