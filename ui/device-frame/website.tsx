import { type ReactNode, useCallback, useState } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './device-frame.css.ts';
import type { Device } from './devices.ts';
import { useSize } from './use-size.ts';

/** The width in px at which each device shows a website. */
export const deviceWidths: Record<Device, number> = { phone: 390, tablet: 768, desktop: 1280 };

/**
 * How long a website that is in view stays hidden while it loads, in ms. After that, it is shown as
 * far as it has come: one slow picture would hide all of it.
 */
const longestWait = 3000;

type WebsiteProps = {
  title: string;
  src?: string;
  srcDoc?: string;
  device: Device;
  sandbox?: string;
  eager: boolean;
  overlay?: ReactNode;
};

/** The website, as wide as it is on the device, and scaled down to fit. */
export function Website({ device, eager, overlay, ...frame }: WebsiteProps) {
  const [isLoading, setLoading] = useState(true);
  const { ref, size } = useSize();
  const showInTime = useCallback((website: HTMLIFrameElement) => {
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      timer = setTimeout(() => setLoading(false), longestWait);
    });
    observer.observe(website);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  const width = deviceWidths[device];
  const scale = size?.width ? Math.min(1, size.width / width) : 1;
  return (
    <div
      ref={ref}
      aria-busy={isLoading}
      data-device={device}
      className={css.screen}
      style={{ inlineSize: width }}
    >
      {/* Measured first, so that the website isn't laid out twice. */}
      {size && (
        <iframe
          {...frame}
          ref={showInTime}
          loading={eager ? 'eager' : 'lazy'}
          data-loading={isLoading || undefined}
          onLoad={() => setLoading(false)}
          className={css.website}
          style={{
            inlineSize: width,
            blockSize: size.height / scale,
            transform: scale < 1 ? `scale(${scale})` : undefined,
            transformOrigin: '0 0',
          }}
        />
      )}
      {isLoading && <WebsiteSkeleton />}
      {overlay && <div className={css.overlay}>{overlay}</div>}
    </div>
  );
}

/** The shape of a website: a bar, a headline and a picture. */
export function WebsiteSkeleton() {
  return (
    <div aria-hidden="true" className={css.skeleton}>
      <Skeleton width="third" />
      <div>
        <Skeleton shape="heading" width="most" />
        <Skeleton width="half" />
      </div>
      <Skeleton shape="picture" />
    </div>
  );
}
