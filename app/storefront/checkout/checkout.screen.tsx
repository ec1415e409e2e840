import { useParams } from 'react-router';
import type { Product } from '#contract/products';
import { useProduct } from '../../data/products.ts';
import { useBrand, useOrigin } from '../../document/settings.tsx';
import { checkoutMetadata } from '../../meta/checkout-metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { productOffer } from '../catalog/product-offer.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutFailed } from './checkout-failed.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import { ProductNotFound } from './product-not-found.tsx';
import { useBoughtToday } from './use-bought-today.ts';
import { useCheckout } from './use-checkout.ts';

export function Component() {
  const { productId = '' } = useParams();
  const { product, archived, failed, onRetry } = useProduct(productId);
  if (failed) {
    return (
      <>
        <PageMeta {...checkoutMetadata.checkoutLoading} />
        <CheckoutFailed failed={failed} onRetry={onRetry} />
      </>
    );
  }
  if (product === undefined) {
    return (
      <>
        <PageMeta {...checkoutMetadata.checkoutLoading} />
        <CheckoutLoading />
      </>
    );
  }
  if (product === null) return <ProductNotFound archived={archived} />;
  return <ProductCheckout key={product.id} product={product} />;
}

function ProductCheckout({ product }: { product: Product }) {
  const { form, plan, termsVersion, discount, ordered, errors, pending, waiting } =
    useCheckout(product);
  const bought = useBoughtToday(product);
  const origin = useOrigin();
  const { name: shopName } = useBrand();
  return (
    <>
      <PageMeta
        {...checkoutMetadata.checkout}
        title={`${product.title}: ${checkoutMetadata.checkout.title.toLowerCase()}`}
        path={paths.checkoutProduct(product.id)}
        {...(product.thumbnail ? { image: product.thumbnail } : {})}
        structuredData={[productOffer(product, origin, shopName)]}
      />
      <Checkout
        {...form}
        product={product}
        plan={plan}
        termsVersion={termsVersion}
        discount={discount}
        {...(ordered ? { ordered } : {})}
        errors={errors}
        pending={pending}
        {...(waiting ? { waiting } : {})}
        bought={bought}
      />
    </>
  );
}
