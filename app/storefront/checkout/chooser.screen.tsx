import { useProducts } from '../../data/products.ts';
import { checkoutMetadata } from '../../meta/checkout-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Chooser } from './chooser.tsx';

export function Component() {
  const { products, failed, onRetry } = useProducts();
  return (
    <>
      <PageMeta {...checkoutMetadata.checkout} />
      <Chooser products={products} failed={failed} onRetry={onRetry} />
    </>
  );
}
