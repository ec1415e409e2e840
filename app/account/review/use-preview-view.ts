import { useState } from 'react';
import type { Device } from '#ui/device-frame';
import { deviceOf, type EarlierRemark } from '../../format/remark-facts.tsx';

export type PreviewView = ReturnType<typeof usePreviewView>;

/** What the preview shows: a page, at the width of a device, with an earlier remark or without. */
export function usePreviewView() {
  const [page, setPage] = useState('/');
  const [device, setDevice] = useState<Device>(firstDevice);
  const [earlier, setEarlier] = useState<EarlierRemark | null>(null);
  return {
    page,
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

function firstDevice(): Device {
  return matchMedia('(max-width: 640px)').matches ? 'phone' : 'desktop';
}
