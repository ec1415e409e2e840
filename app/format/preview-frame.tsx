import type { ReactNode } from 'react';
import { type Device, DeviceFrame } from '#ui/device-frame';
import { review as copy } from '../copy/review.ts';
import { demoAddress } from './images.ts';
import { pageUrl } from './preview-page.ts';

type PreviewFrameProps = {
  /** Of the product. */
  title: string;
  previewUrl: string;
  page: string;
  /** Whether it is known that the preview can be framed. */
  isFramed: boolean;
  device: Device;
  onDeviceChange: (device: Device) => void;
  /** The pins. */
  overlay: ReactNode;
};

/** A page of a preview at the width of a device, below its pins. */
export function PreviewFrame({
  title,
  previewUrl,
  page,
  isFramed,
  device,
  onDeviceChange,
  overlay,
}: PreviewFrameProps) {
  const url = pageUrl(previewUrl, page);
  return (
    <DeviceFrame
      title={copy.previewOf(title)}
      src={isFramed ? url : null}
      address={demoAddress(url)}
      device={device}
      onDeviceChange={onDeviceChange}
      deviceNames={copy.devices}
      openLabel={copy.open}
      {...(isElsewhere(previewUrl) && { sandbox })}
      overlay={overlay}
    />
  );
}

/** Everything that a website needs, except to lead this page away. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals';

/** The shop’s own pages could remove their sandbox. */
function isElsewhere(previewUrl: string): boolean {
  return URL.parse(previewUrl, location.href)?.origin !== location.origin;
}
