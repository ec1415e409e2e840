import type { ReactNode } from 'react';
import { type Device, DeviceFrame } from '#ui/device-frame';
import { review as copy } from '../copy/review.ts';
import { demoAddress } from './images.ts';

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

/** The address of a page on a preview, which can be in a folder of its host. */
export function pageUrl(previewUrl: string, page: string): string {
  const [address = ''] = previewUrl.split(/[?#]/);
  return page === '/' ? previewUrl : `${address.replace(/\/$/, '')}${page}`;
}

/** What someone types or pastes, as a path: 'contact' and the page’s whole address too. */
export function readPage(text: string, previewUrl: string): string {
  const typed = text.trim();
  const [address = ''] = previewUrl.split(/[?#]/);
  const base = address.replace(/\/$/, '');
  const rest = typed.startsWith(base) ? typed.slice(base.length) : pathOf(typed);
  return `/${rest.replace(/^[/\\]+/, '')}`;
}

/** As {@link readPage}, but what is neither a path nor an address stays as it was typed. */
export function readRemarkPage(text: string, previewUrl: string): string {
  const typed = text.trim();
  const isRead = typed === '' || /^(?:[/\\]|https?:\/\/)/i.test(typed);
  return isRead ? readPage(typed, previewUrl) : typed;
}

function pathOf(text: string): string {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return url ? `${url.pathname}${url.search}${url.hash}` : text;
}
