import { type MouseEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Product } from '#contract/products';
import { centsFromDecimal } from '#db/values/money';
import { ButtonLink } from '#ui/button';
import { type Device, deviceWidths, segmentsOf, useSize } from '#ui/device-frame';
import { Heading } from '#ui/heading';
import { Icon } from '#ui/icon';
import { type AnchorComponent, LinkProvider } from '#ui/link';
import { Price } from '#ui/price';
import { SegmentedControl } from '#ui/segmented-control';
import { VisuallyHidden } from '#ui/visually-hidden';
import { breakpoint } from '../../../ui/scale.ts';
import { demoPage as copy } from '../../copy/demo-page.ts';
import { buy, product as productCopy } from '../../copy/storefront.ts';
import { briefMoney } from '../../format/money.ts';
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

const isTablet = `(min-width: ${breakpoint.tablet}px)`;

const isDesktop = `(min-width: ${breakpoint.desktop}px)`;

type DemoPageProps = { product: Product; demoUrl: string };

/** A demo in a tab of its own, unchanged, below a bar that can be closed. */
export function DemoPage({ product, demoUrl }: DemoPageProps) {
  const own = useOwnDevice();
  const [chosen, setChosen] = useState<Device | null>(null);
  const [isBarOpen, setBarOpen] = useState(true);
  const website = useRef<HTMLIFrameElement>(null);
  const device = chosen ?? own;
  const { ref, size } = useSize();
  // On the visitor's own device, the website is as wide as the window.
  const width = device && device !== own && size ? deviceWidths[device] : null;
  const scale = width && size ? Math.min(1, size.width / width) : 1;

  function closeBar() {
    const demo = website.current;
    // Reloading the tab or copying its address now leads to the demo itself.
    history.replaceState(history.state, '', addressIn(demo) ?? demoUrl);
    setBarOpen(false);
    demo?.focus();
  }

  return (
    <div className={css.page}>
      {isBarOpen && (
        // A page load ends the history of the frame, which the router knows nothing of.
        <LinkProvider anchor={PageLoad}>
          <DemoBar
            product={product}
            demoUrl={demoUrl}
            device={device}
            onDeviceChange={setChosen}
            onClose={closeBar}
          />
        </LinkProvider>
      )}
      <main ref={ref} className={css.stage}>
        <VisuallyHidden>
          <Heading level={1}>{copy.title(product.title)}</Heading>
        </VisuallyHidden>
        <div className={css.device} style={{ inlineSize: width ?? '100%' }}>
          {/* Without a sandbox: with the scripts and the origin that the demo needs, one protects nothing. */}
          <iframe
            ref={website}
            title={productCopy.demoOf(product.title)}
            src={demoUrl}
            className={css.website}
            style={
              width && size
                ? {
                    inlineSize: width,
                    blockSize: size.height / scale,
                    transform: scale < 1 ? `scale(${scale})` : undefined,
                  }
                : undefined
            }
          />
        </div>
      </main>
    </div>
  );
}

const PageLoad: AnchorComponent = (props) => <a {...props} />;

/** Null before the demo has loaded and after it has led to another website. */
function addressIn(frame: HTMLIFrameElement | null): string | null {
  const shown = frame?.contentDocument?.location;
  return shown?.origin === location.origin ? shown.href : null;
}

/** The device that the window is as wide as. Null on the server. */
export function useOwnDevice(): Device | null {
  return useSyncExternalStore(subscribe, readDevice, () => null);
}

function readDevice(): Device {
  if (matchMedia(isDesktop).matches) return 'desktop';
  return matchMedia(isTablet).matches ? 'tablet' : 'phone';
}

function subscribe(onChange: () => void): () => void {
  const queries = [isTablet, isDesktop].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** Leads back to the product and to its checkout. Without JavaScript, Close leads to the demo itself. */
function DemoBar({ product, demoUrl, device, onDeviceChange, onClose }: DemoBarProps) {
  const { text, label } = buy(product.title);
  const close = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onClose();
  };
  return (
    <header className={css.bar}>
      <a href={paths.product(product)} aria-label={copy.backTo(product.title)} className={css.back}>
        <Icon icon="arrow-left" />
        <span className={css.name}>{product.title}</span>
      </a>
      <RequiresJavaScript>
        <SegmentedControl
          aria-label={copy.screenSize}
          options={segmentsOf(copy.devices)}
          value={device}
          onValueChange={onDeviceChange}
        />
      </RequiresJavaScript>
      <div className={css.sale}>
        <Price
          amount={briefMoney(centsFromDecimal(product.monthlyPrice))}
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
        <Icon icon="close" />
      </a>
    </header>
  );
}
