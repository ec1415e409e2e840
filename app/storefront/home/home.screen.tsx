import { useProducts } from '../../data/products.ts';
import { useOrigin, useSettings } from '../../document/settings.tsx';
import { metadata } from '../../meta/metadata.ts';
import { organization } from '../../meta/organization.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { productOffer } from '../catalog/product-offer.ts';
import { Home } from './home.tsx';

export function Component() {
  const { products, failed, onRetry } = useProducts();
  const origin = useOrigin();
  const settings = useSettings();
  return (
    <>
      <PageMeta
        {...metadata.home}
        title={settings.brand.tagline}
        structuredData={[
          organization(origin, settings),
          ...(products ?? []).map((product) => productOffer(product, origin, settings.brand.name)),
        ]}
      />
      <Home products={products} failed={failed} onRetry={onRetry} />
    </>
  );
}
