import { useParams } from 'react-router';
import { productIdOf } from '#contract/product-path';
import type { Product } from '#contract/products';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
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
import * as css from './product.css.ts';
import { ProductPage } from './product-page.tsx';

const loadingTitleId = 'product-title';

const maxRelated = 3;

type Related = Pick<Product, 'id' | 'category'>;

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
        <Section aria-labelledby={titleId} spacing="small">
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

/**
 * The products that follow one in the catalog, starting over at its end; those of its category come
 * first.
 */
export function relatedProducts<Shown extends Related>(
  products: readonly Shown[],
  { id, category }: Related,
): Shown[] {
  const place = products.findIndex((product) => product.id === id);
  const others = [...products.slice(place + 1), ...products.slice(0, Math.max(place, 0))];
  const isAlike = (other: Related) => category !== null && other.category === category;
  return others.sort((a, b) => Number(isAlike(b)) - Number(isAlike(a))).slice(0, maxRelated);
}

function ProductLoading() {
  return (
    <Section aria-labelledby={loadingTitleId} spacing="small">
      <Container>
        <VisuallyHidden>
          <Heading level={1} id={loadingTitleId}>
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
