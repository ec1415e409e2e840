import { useEffect, useState } from 'react';
import { lengths } from '#contract/fields';
import type { Device } from '#ui/device-frame';
import { readPage } from '../../format/preview-frame.tsx';
import { deviceOf, type EarlierRemark } from '../../format/remark-facts.tsx';

export type PreviewView = ReturnType<typeof usePreviewView>;

/**
 * What the preview shows: a page, at the width of a device, with an earlier remark or without. A
 * preview can tell which page its visitor is on: `parent.postMessage({ page: location.href }, '*')`.
 */
export function usePreviewView(previewUrl: string | null) {
  /** `shown`: what the frame was led to. `current`: where its visitor went from there. */
  const [{ shown: framed, current: page }, setPages] = useState(pagesOf('/'));
  const setPage = (next: string) => setPages(pagesOf(next));
  const [device, setDevice] = useState<Device>(firstDevice);
  const [earlier, setEarlier] = useState<EarlierRemark | null>(null);
  useEffect(() => {
    const preview = previewUrl === null ? null : URL.parse(previewUrl, location.href);
    if (!preview) return;
    const follow = ({ origin, data }: MessageEvent) => {
      const told: unknown = data?.page;
      if (origin !== preview.origin || typeof told !== 'string' || told.length > lengths.url)
        return;
      const address = URL.parse(told, preview)?.href ?? '';
      setPages(({ shown }) => ({ shown, current: readPage(address, preview.href) }));
    };
    addEventListener('message', follow);
    return () => removeEventListener('message', follow);
  }, [previewUrl]);
  return {
    page,
    framed,
    device,
    earlier,
    setPage,
    setDevice,
    /** Leads to the place of a remark that was sent. */
    show(shown: EarlierRemark) {
      setPage(shown.remark.page);
      setDevice((known) => deviceOf(shown.remark.pin) ?? known);
      // A new object, so that showing it again moves the focus again.
      setEarlier({ ...shown });
    },
    hide: () => setEarlier(null),
  };
}

function pagesOf(page: string) {
  return { shown: page, current: page };
}

function firstDevice(): Device {
  return matchMedia('(max-width: 640px)').matches ? 'phone' : 'desktop';
}
