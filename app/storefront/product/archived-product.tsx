import type { ReactNode } from 'react';
import type { ArchivedProduct as Archived } from '#contract/products';
import { Breadcrumb } from '#ui/breadcrumb';
import { ButtonLink } from '#ui/button';
import { Columns } from '#ui/columns';
import { Container } from '#ui/container';
import { Frame } from '#ui/frame';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { archivedProduct, browseProducts } from '../../copy/checkout.ts';
import { product as productCopy } from '../../copy/storefront.ts';
import { imageSizes, imageSources } from '../../format/images.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';

type ArchivedProductProps = {
  product: Omit<Archived, 'archivedAt'>;
  children?: ReactNode;
};

const titleId = 'archived-title';

/** The page of a website that was for sale before. `children`: others, below it. */
export function ArchivedProduct({ product, children }: ArchivedProductProps) {
  const { thumbnail } = product;
  const { title, hint } = archivedProduct(product.title);
  return (
    <>
      <PageMeta title={title} description={hint} noindex />
      <Section aria-labelledby={titleId} spacing="small">
        <Container>
          <Stack gap="l">
            <Breadcrumb
              links={[{ label: productCopy.all, href: paths.products }]}
              current={product.title}
            />
            <Columns>
              <Stack gap="l">
                <Heading level={1} face="display" id={titleId}>
                  {title}
                </Heading>
                <Text size="large" tone="soft" measure>
                  {hint}
                </Text>
                <div>
                  <ButtonLink href={paths.catalog} size="large">
                    {browseProducts}
                  </ButtonLink>
                </div>
              </Stack>
              {thumbnail && (
                <Frame
                  {...imageSources(thumbnail)}
                  sizes={imageSizes(1040)}
                  alt=""
                  address=""
                  eager
                />
              )}
            </Columns>
          </Stack>
        </Container>
      </Section>
      {children}
    </>
  );
}
