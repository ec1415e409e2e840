import type { MouseEvent } from 'react';
import type { Product } from '#contract/products';
import { centsFromDecimal } from '#db/values/money';
import { ButtonLink } from '#ui/button';
import { type Device, DeviceSwitch } from '#ui/device-frame';
import { Icon } from '#ui/icon';
import { Price } from '#ui/price';
import { demoPage as copy } from '../../copy/demo-page.ts';
import { buy } from '../../copy/storefront.ts';
import { briefDollars } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { RequiresJavaScript } from '../../shell/requires-javascript.tsx';
import * as css from './demo.css.ts';

type DemoBarProps = {
  product: Product;
  demoUrl: string;
  /** Null while the width of the window is unknown. */
  device: Device | null;
  onDeviceChange: (device: Device) => void;
  onClose: () => void;
};

/** Leads back to the product and to its checkout. Without JavaScript, Close leads to the demo itself. */
export function DemoBar({ product, demoUrl, device, onDeviceChange, onClose }: DemoBarProps) {
  const { text, label } = buy(product.title);
  const close = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onClose();
  };
  return (
    <header className={css.bar}>
      <a href={paths.product(product)} aria-label={copy.backTo(product.title)} className={css.back}>
        <Icon name="arrow-left" />
        <span className={css.name}>{product.title}</span>
      </a>
      <RequiresJavaScript>
        <DeviceSwitch
          label={copy.screenSize}
          names={copy.devices}
          device={device}
          onChange={onDeviceChange}
        />
      </RequiresJavaScript>
      <div className={css.sale}>
        <Price
          amount={briefDollars(centsFromDecimal(product.monthlyPrice))}
          period="/mo"
          size="small"
        />
        <ButtonLink
          href={paths.checkoutProduct(product.id)}
          variant="accent"
          size="small"
          aria-label={label}
        >
          {text}
        </ButtonLink>
      </div>
      <a
        href={demoUrl}
        aria-label={copy.close}
        title={copy.close}
        onClick={close}
        className={css.close}
      >
        <Icon name="close" />
      </a>
    </header>
  );
}
