import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router';
import type { Product } from '#contract/products';
import { Breadcrumb } from '#ui/breadcrumb';
import { Sticky } from '#ui/columns';
import { Container } from '#ui/container';
import { Frame } from '#ui/frame';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { product as copy } from '../../copy/storefront.ts';
import { useOrigin } from '../../document/settings.tsx';
import { demoAddress, imageSizes, imageSources } from '../../format/images.ts';
import { paths } from '../../paths.ts';
import { imageTransitionName } from '../catalog/product-card.tsx';
import { BuyBar, BuyPanel } from './buy-panel.tsx';
import { demoId, isFramed, LiveDemo } from './live-demo.tsx';
import { MoreProducts } from './more-products.tsx';
import { Gallery, Looks, WholePage } from './pictures.tsx';
import * as css from './product.css.ts';
import { Questions } from './questions.tsx';
import { WebsiteDetails } from './website-details.tsx';

type ProductPageProps = { product: Product; related: readonly Product[] };

const titleId = 'product-title';
/** On smaller screens, the same file as in the catalog. */
const pictureSizes = `(min-width: 1024px) 772px, ${imageSizes(1024)}`;

export function ProductPage({ product, related }: ProductPageProps) {
  const origin = useOrigin();
  // Coming by a link, what the first screen shows is painted first; Back has to find its place.
  const isWhole = useDeferredValue(true, useNavigationType() === 'POP');
  const { demoUrl, title } = product;
  const framed = demoUrl !== null && isFramed(demoUrl, origin) ? demoUrl : null;
  const demo = framed
    ? { href: `#${demoId}`, newTab: false }
    : demoUrl && { href: demoUrl, newTab: true };
  return (
    <>
      <Section aria-labelledby={titleId} spacing="small">
        <Container>
          <div className={css.layout}>
            <Stack gap="l">
              <Breadcrumb links={[{ label: copy.all, href: paths.products }]} current={title} />
              <Stack gap="xs">
                <Heading level={1} face="display" id={titleId}>
                  {title}
                </Heading>
                <Text size="large" tone="soft" measure>
                  {product.description}
                </Text>
              </Stack>
              <Frame
                {...imageSources(product.thumbnail)}
                sizes={pictureSizes}
                alt=""
                address={demoAddress(demoUrl)}
                eager
                transitionName={imageTransitionName(product.id)}
              />
            </Stack>
            <div className={css.aside}>
              <Sticky>
                <BuyPanel product={product} demo={demo || null} />
              </Sticky>
            </div>
            <div className={css.details}>
              {isWhole ? (
                <Stack gap="xxl">
                  {framed && <LiveDemo product={product} demoUrl={framed} />}
                  {product.details && <WebsiteDetails {...product.details} />}
                  <Looks product={product} />
                  <Gallery product={product} />
                  <WholePage product={product} />
                  <Questions />
                </Stack>
              ) : (
                <div className={css.rest} />
              )}
            </div>
          </div>
        </Container>
      </Section>
      {isWhole && <MoreProducts products={related} />}
      <BuyBar product={product} />
    </>
  );
}
