import { useProducts } from '../../data/products.ts';
import { useOrigin } from '../../document/origin.tsx';
import { metadata } from '../../meta/metadata.ts';
import { organisation } from '../../meta/organisation.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { productOffer } from '../catalogue/product-offer.ts';
import { Home } from './home.tsx';

export function Component() {
  const { products, failed, onRetry } = useProducts();
  const origin = useOrigin();
  return (
    <>
      <PageMeta
        {...metadata.home}
        structuredData={[
          organisation(origin),
          ...(products ?? []).map((product) => productOffer(product, origin)),
        ]}
      />
      <Home products={products} failed={failed} onRetry={onRetry} />
    </>
  );
}
