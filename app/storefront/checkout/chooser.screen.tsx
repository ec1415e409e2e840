import { useProducts } from '../../data/products.ts';
import { getErrorMessage } from '../../data/sentence.ts';
import { metadata } from '../../meta/metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Chooser } from './chooser.tsx';

export function Component() {
  const { products, error, retry } = useProducts();
  return (
    <>
      <PageMeta {...metadata.checkout} />
      <Chooser products={products} failed={getErrorMessage(error)} onRetry={retry} />
    </>
  );
}
