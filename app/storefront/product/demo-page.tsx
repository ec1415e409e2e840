import { useRef, useState } from 'react';
import type { Product } from '#contract/products';
import { type Device, deviceWidths, useSize } from '#ui/device-frame';
import { Heading } from '#ui/heading';
import { type AnchorComponent, LinkProvider } from '#ui/link';
import { VisuallyHidden } from '#ui/visually-hidden';
import { demoPage as copy } from '../../copy/demo-page.ts';
import { product as productCopy } from '../../copy/storefront.ts';
import * as css from './demo.css.ts';
import { DemoBar } from './demo-bar.tsx';
import { useOwnDevice } from './use-own-device.ts';

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
