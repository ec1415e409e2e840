import type { Product } from '#contract/products';
import { Frame } from '#ui/frame';
import { phonePicture } from '../../format/demo-pictures.ts';
import { demoAddress, imageSizes, imageSources } from '../../format/images.ts';
import * as css from './product-picture.css.ts';

type ProductPictureProps = { product: Product; eager?: boolean; transitionName?: string };

/** The demo on a desktop. */
export function ProductPicture({ product, ...frame }: ProductPictureProps) {
  return (
    <Frame
      {...frame}
      {...imageSources(product.thumbnail)}
      sizes={imageSizes(740)}
      alt=""
      address={demoAddress(product.demoUrl)}
    />
  );
}

/** The demo on a desktop and, if it is one of ours, in front of it on a phone. */
export function DevicesPicture({ product }: { product: Product }) {
  const phone = phonePicture(product.demoUrl);
  return (
    <span className={phone ? `${css.devices} ${css.withPhone}` : css.devices}>
      <Frame
        {...imageSources(product.thumbnail)}
        sizes={`(min-width: 1040px) 620px, ${imageSizes(740)}`}
        alt=""
        address={demoAddress(product.demoUrl)}
      />
      {phone && (
        <span className={css.phone}>
          <img {...phone} alt="" loading="lazy" decoding="async" className={css.screen} />
        </span>
      )}
    </span>
  );
}
