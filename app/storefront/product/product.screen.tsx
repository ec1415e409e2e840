import { useParams } from 'react-router';
import { productIdOf } from '#contract/product-path';
import type { Product } from '#contract/products';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { product as copy } from '../../copy/storefront.ts';
import { useProduct, useProducts } from '../../data/products.ts';
import { useBrand, useOrigin } from '../../document/settings.tsx';
import { metadata } from '../../meta/metadata.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { productOffer } from '../catalog/product-offer.ts';
import { ProductNotFound } from '../checkout/product-not-found.tsx';
import { ArchivedProduct } from './archived-product.tsx';
import { MoreProducts } from './more-products.tsx';
import { ProductLoading } from './product-loading.tsx';
import { ProductPage } from './product-page.tsx';
import { relatedProducts } from './related-products.ts';

const titleId = 'product-title';

export function Component() {
  const id = productIdOf(useParams().product ?? '');
  const { product: loaded, archived, failed, onRetry } = useProduct(id);
  const { products = [] } = useProducts();
  // Coming from the catalog, its product shows at once and the picture moves here.
  const product = loaded === undefined ? products.find((each) => String(each.id) === id) : loaded;
  if (archived) {
    return (
      <ArchivedProduct product={archived}>
        <MoreProducts products={relatedProducts(products, archived)} />
      </ArchivedProduct>
    );
  }
  if (product === null) return <ProductNotFound />;
  if (product) return <KnownProduct product={product} products={products} />;
  return (
    <>
      <PageMeta {...metadata.product} noindex />
      {failed ? (
        <Section aria-labelledby={titleId} spacing="tight">
          <Container>
            <Stack gap="xl">
              <Heading level={1} face="display" id={titleId}>
                {metadata.product.title}
              </Heading>
              <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />
            </Stack>
          </Container>
        </Section>
      ) : (
        <ProductLoading />
      )}
    </>
  );
}

type KnownProductProps = { product: Product; products: readonly Product[] };

function KnownProduct({ product, products }: KnownProductProps) {
  const origin = useOrigin();
  const { name: shopName } = useBrand();
  const { id, title, description, thumbnail } = product;
  return (
    <>
      <PageMeta
        title={`${title}: ${metadata.product.title.toLowerCase()}`}
        description={description}
        keywords={metadata.product.keywords}
        path={paths.product(product)}
        {...(thumbnail ? { image: thumbnail } : {})}
        structuredData={[productOffer(product, origin, shopName)]}
      />
      <ProductPage key={id} product={product} related={relatedProducts(products, product)} />
    </>
  );
}
