import { useParams } from 'react-router';
import { productIdOf } from '#contract/product-path';
import type { Product } from '#contract/products';
import { ButtonLink } from '#ui/button';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { demoPage as copy } from '../../copy/demo-page.ts';
import { product as productCopy } from '../../copy/storefront.ts';
import { useProduct } from '../../data/products.ts';
import { useOrigin, useSettings } from '../../document/settings.tsx';
import { findLook } from '../../format/demo-pictures.ts';
import { demoMetadata } from '../../meta/demo-metadata.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { ProductNotFound } from '../checkout/product-not-found.tsx';
import { DemoPage } from './demo-page.tsx';
import { isFramed } from './live-demo.tsx';

const titleId = 'demo-title';

export function Component() {
  const params = useParams();
  const { product, archived, failed, onRetry } = useProduct(productIdOf(params.product ?? ''));
  const origin = useOrigin();
  const { demoBar } = useSettings().features;
  const look = params.look === undefined ? null : findLook(product?.demoUrl ?? null, params.look);
  if (product === null || (product && look === undefined)) {
    return (
      <main>
        <ProductNotFound archived={archived} />
      </main>
    );
  }
  if (!product) {
    return (
      <main>
        <PageMeta {...demoMetadata} />
        <Section aria-labelledby={titleId} spacing="small">
          <Container>
            <Stack gap="xl">
              <Heading level={1} face="display" id={titleId}>
                {demoMetadata.title}
              </Heading>
              {failed && (
                <LoadFailed title={productCopy.failed} failed={failed} onRetry={onRetry} />
              )}
            </Stack>
          </Container>
        </Section>
      </main>
    );
  }
  const shown = look ? { ...product, demoUrl: look.demoUrl } : product;
  const { title, demoUrl } = shown;
  return (
    <>
      <PageMeta {...demoMetadata} title={copy.title(title)} />
      {demoBar && demoUrl && isFramed(demoUrl, origin) ? (
        <DemoPage product={product} demoUrl={demoUrl} />
      ) : (
        <main>
          <DemoElsewhere product={shown} isOwn={demoUrl !== null && isFramed(demoUrl, origin)} />
        </main>
      )}
    </>
  );
}

/** Another website may refuse to be framed, and the bar can be off: then only a link leads there. */
function DemoElsewhere({ product, isOwn }: { product: Product; isOwn: boolean }) {
  const { title, demoUrl } = product;
  const back = copy.backTo(title);
  return demoUrl ? (
    <MessagePage
      title={isOwn ? copy.alone : copy.elsewhere}
      body={isOwn ? copy.aloneHint : copy.elsewhereHint}
      actions={
        <>
          <ButtonLink href={demoUrl}>{productCopy.openDemo}</ButtonLink>
          <TextLink href={paths.product(product)} standalone>
            {back}
          </TextLink>
        </>
      }
    />
  ) : (
    <MessagePage
      title={copy.none(title)}
      body={copy.noneHint}
      actions={<ButtonLink href={paths.product(product)}>{back}</ButtonLink>}
    />
  );
}
