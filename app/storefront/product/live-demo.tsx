import type { Product } from '#contract/products';
import { ButtonLink } from '#ui/button';
import { DeviceFrame } from '#ui/device-frame';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { product as copy } from '../../copy/storefront.ts';
import { useSettings } from '../../document/settings.tsx';
import { demoAddress } from '../../format/images.ts';
import { paths } from '../../paths.ts';
import { RequiresJavaScript } from '../../shell/requires-javascript.tsx';

export const demoId = 'demo';
const titleId = 'demo-title';

type LiveDemoProps = { product: Product; demoUrl: string };

export function LiveDemo({ product, demoUrl }: LiveDemoProps) {
  const { demoBar } = useSettings().features;
  const fullDemo = demoBar ? paths.productDemo(product) : demoUrl;
  return (
    <section id={demoId} aria-labelledby={titleId}>
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} id={titleId}>
            {copy.demo}
          </Heading>
          <Text tone="soft">{copy.demoLead}</Text>
        </Stack>
        <RequiresJavaScript
          fallback={
            <ButtonLink href={fullDemo} variant="quiet">
              {copy.openDemo}
            </ButtonLink>
          }
        >
          <DeviceFrame
            title={copy.demoOf(product.title)}
            src={demoUrl}
            address={demoAddress(demoUrl)}
            defaultDevice="phone"
            openLabel={copy.openFullDemo}
            openHref={fullDemo}
          />
        </RequiresJavaScript>
      </Stack>
    </section>
  );
}

/** Only the shop's own demos may be framed: whether another site refuses can't be known. */
export function isFramed(demoUrl: string, origin: string): boolean {
  const url = URL.parse(demoUrl, origin);
  return url?.origin === origin && url.pathname.startsWith('/demos/');
}
