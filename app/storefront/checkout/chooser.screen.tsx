import { checkoutMeta } from '../../copy/checkout.ts';
import { useProducts } from '../../data/products.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Chooser } from './chooser.tsx';

export function Component() {
  const { products, error, retry } = useProducts();
  return (
    <>
      <PageMeta {...checkoutMeta} path={paths.checkout} />
      <Chooser products={products} failed={sentenceOf(error)} onRetry={retry} />
    </>
  );
}
