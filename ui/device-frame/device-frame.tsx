import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Controllable } from '../field/controllable.ts';
import { Icon } from '../icon/icon.tsx';
import { TextLink } from '../link/link.tsx';
import { LiveRegion } from '../live-region.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import * as css from './device-frame.css.ts';
import { type Device, segmentsOf } from './devices.ts';
import { Website, WebsiteSkeleton } from './website.tsx';

export { type Device, segmentsOf } from './devices.ts';
export { useSize } from './use-size.ts';
export { deviceWidths } from './website.tsx';

/** The website, its texts and the device. */
export type DeviceFrameProps = {
  /** The accessible name of the website: 'Preview of Harbour Bakery'. */
  title: string;
  /** The website's address. Null while it isn't known yet. */
  src: string | null;
  /** HTML to show instead of loading `src`, which is still where the link leads. */
  srcDoc?: string;
  /** The text of the address bar: 'example.com/harbour'. */
  address: string;
  defaultDevice?: Device;
  /** Makes the device controlled, together with `onDeviceChange` and without a default. */
  device?: Device;
  onDeviceChange?: (device: Device) => void;
  /**
   * The website can't be shown: a message and a link take its place. Browsers don't tell whether a
   * website refuses to be shown in a frame, so the owner has to know.
   */
  failed?: boolean;
  /**
   * What the website may do, as the HTML attribute. When omitted, a website from `src` may do
   * everything, and `srcDoc`, which would have your origin, nothing.
   */
  sandbox?: string;
  /** Loads immediately, instead of when it is about to be seen. For above the fold only. */
  eager?: boolean;
  /** The accessible name of the choice of devices. */
  devicesLabel?: string;
  deviceNames?: Record<Device, string>;
  openLabel?: string;
  /** Covers what is seen of the website, such as a PinLayer. Clicks beside its controls pass through. */
  overlay?: ReactNode;
  /** Where the link leads, if not to `src`. */
  openHref?: string;
  failedText?: string;
} & Controllable<'device', 'onDeviceChange'>;

const defaultNames: Record<Device, string> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
};

/** A live website at the width of a phone, a tablet or a desktop, scaled down to fit. */
export function DeviceFrame({
  title,
  src,
  srcDoc,
  address,
  defaultDevice = 'desktop',
  device: controlled,
  onDeviceChange,
  failed = false,
  sandbox = srcDoc === undefined ? undefined : '',
  eager = false,
  devicesLabel = 'Screen size',
  deviceNames = defaultNames,
  openLabel = 'Open website',
  overlay,
  openHref,
  failedText = 'This website can’t be shown here',
}: DeviceFrameProps) {
  const [chosen, setChosen] = useState(defaultDevice);
  const device = controlled ?? chosen;
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const change = (next: Device) => {
    setChosen(next);
    onDeviceChange?.(next);
  };
  const link = src !== null && (
    <TextLink href={openHref ?? src} newTab standalone>
      {openLabel}
    </TextLink>
  );

  let content: ReactNode = <WebsiteSkeleton />;
  if (failed) content = null;
  else if (isInBrowser && src !== null) {
    content = (
      // A website from the server could have loaded before its `load` event is heard.
      <Website
        key={`${src}\n${srcDoc ?? ''}`}
        title={title}
        src={srcDoc === undefined ? src : undefined}
        srcDoc={srcDoc}
        device={device}
        sandbox={sandbox}
        eager={eager}
        overlay={overlay}
      />
    );
  }
  return (
    <div className={css.frame}>
      <div className={css.bar}>
        <SegmentedControl
          aria-label={devicesLabel}
          options={segmentsOf(deviceNames)}
          value={device}
          onValueChange={change}
        />
        <bdi className={css.address}>{address}</bdi>
        {!failed && link}
      </div>
      <div className={css.stage}>
        {content}
        <LiveRegion contentClassName={css.failed}>
          {failed && (
            <>
              <Icon icon="alert" size="large" />
              <p>{failedText}</p>
              {link}
            </>
          )}
        </LiveRegion>
      </div>
    </div>
  );
}

const subscribe = () => () => {};
