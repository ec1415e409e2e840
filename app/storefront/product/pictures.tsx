import type { Product } from '#contract/products';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { productDetails as copy } from '../../copy/product-details.ts';
import { useSettings } from '../../document/settings.tsx';
import { demoLooks, fullPagePicture } from '../../format/demo-pictures.ts';
import { imageSizes, imageSources } from '../../format/images.ts';
import { paths } from '../../paths.ts';
import * as css from './details.css.ts';

type ProductProps = { product: Product };

/** The whole home page in a window that scrolls, and in full size. */
export function WholePage({ product }: ProductProps) {
  const picture = fullPagePicture(product.demoUrl);
  if (!picture) return null;
  const label = copy.wholePageOf(product.title);
  return (
    <section aria-labelledby="whole-page">
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} id="whole-page">
            {copy.wholePage}
          </Heading>
          <Text tone="soft">{copy.wholePageLead}</Text>
        </Stack>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it */}
        <section aria-label={label} tabIndex={0} className={css.window}>
          <img {...picture} alt={label} loading="lazy" decoding="async" className={css.picture} />
        </section>
        <div>
          <TextLink href={picture.src} newTab standalone>
            {copy.fullSize}
          </TextLink>
        </div>
      </Stack>
    </section>
  );
}

/** The same design in other colors, fonts and pictures. */
export function Looks({ product }: ProductProps) {
  const { demoBar } = useSettings().features;
  const looks = demoLooks(product.demoUrl);
  if (looks.length === 0) return null;
  return (
    <section aria-labelledby="looks">
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} id="looks">
            {copy.looks}
          </Heading>
          <Text tone="soft">{copy.looksLead}</Text>
        </Stack>
        <ul className={css.grid}>
          {looks.map(({ name, part, picture, demoUrl }) => (
            <li key={name} className={css.look}>
              <Stack gap="xs">
                <img
                  {...picture}
                  alt={picture.alt}
                  loading="lazy"
                  decoding="async"
                  className={`${css.picture} ${css.framed}`}
                />
                <TextLink
                  href={demoBar ? paths.productDemo(product, part) : demoUrl}
                  newTab
                  standalone
                  aria-label={copy.demoOfLook(name)}
                >
                  {name}
                </TextLink>
              </Stack>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

/** Pictures that were added to the product. Those of an unknown size are shown at 16:10. */
export function Gallery({ product: { pictures = [] } }: ProductProps) {
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="pictures">
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} id="pictures">
            {copy.pictures}
          </Heading>
          <Text tone="soft">{copy.picturesLead}</Text>
        </Stack>
        <ul className={css.gallery}>
          {pictures.map(({ url, alt, width = 960, height = 600 }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
            <li key={index} className={height > width ? css.tall : ''}>
              <a href={url} target="_blank" rel="noopener" className={css.enlarge}>
                <img
                  src={url}
                  srcSet={imageSources(url).srcSet}
                  sizes={imageSizes(740)}
                  alt={alt}
                  width={width}
                  height={height}
                  loading="lazy"
                  decoding="async"
                  className={css.picture}
                />
                <VisuallyHidden> {copy.newTab}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
