import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { product as copy } from '../../copy/storefront.ts';
import { metadata } from '../../meta/metadata.ts';
import * as css from './product.css.ts';

const titleId = 'product-title';

export function ProductLoading() {
  return (
    <Section aria-labelledby={titleId} spacing="tight">
      <Container>
        <VisuallyHidden>
          <Heading level={1} id={titleId}>
            {metadata.product.title}
          </Heading>
        </VisuallyHidden>
        <VisuallyHidden live>{copy.loading}</VisuallyHidden>
        <div className={css.layout}>
          <Stack gap="l">
            <Skeleton width="third" />
            <Stack gap="s">
              <Skeleton shape="heading" width="half" />
              <Skeleton width="most" />
            </Stack>
            <Skeleton shape="picture" />
          </Stack>
          <div className={css.aside}>
            <Stack gap="m">
              <Skeleton shape="heading" width="half" />
              <Skeleton shape="button" />
              <Skeleton shape="button" />
              <Skeleton width="most" />
              <Skeleton width="most" />
            </Stack>
          </div>
        </div>
      </Container>
    </Section>
  );
}
