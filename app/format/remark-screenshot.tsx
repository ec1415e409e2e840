import { createContext, useContext, useEffect, useState } from 'react';
import type { Remark, RemarkPin } from '#contract/reviews';
import { TextLink } from '#ui/link';
import { PinnedImage, type PinState } from '#ui/pinned-image';
import { Skeleton } from '#ui/skeleton';
import { review as copy } from '../copy/review.ts';
import { attachmentUrl } from '../data/upload.ts';
import { UserText } from './user-text.tsx';

/** Where a screenshot can be downloaded; guests have their own address. */
export const ScreenshotUrl = createContext((id: string): string => attachmentUrl(id));

type RemarkScreenshotProps = {
  /** Of the remark, from 1. */
  number: number;
  text?: string;
  screenshot: NonNullable<Remark['screenshot']>;
  /** The pin on the screenshot. */
  pin: RemarkPin | null;
  state: PinState;
  /** Gets the position in percent. */
  onPlace?: (position: { x: number; y: number }) => void;
};

/** A screenshot with the pin of its remark, or a link where the picture can’t be shown. */
export function RemarkScreenshot({
  number,
  text,
  screenshot,
  pin,
  state,
  onPlace,
}: RemarkScreenshotProps) {
  const name = copy.remarks.name(number);
  const src = useContext(ScreenshotUrl)(screenshot.id);
  const size = usePictureSize(src);
  if (size === null) {
    return (
      <TextLink href={src} newTab standalone>
        {copy.rounds.openScreenshot}
      </TextLink>
    );
  }
  if (!size) return <Skeleton shape="picture" />;
  return (
    <PinnedImage
      src={src}
      alt={copy.rounds.screenshotOf(name)}
      {...size}
      pins={
        pin
          ? [
              {
                id: 'pin',
                x: pin.x / 100,
                y: pin.y / 100,
                number,
                state,
                label: name,
                content: <UserText>{text ?? name}</UserText>,
              },
            ]
          : []
      }
      {...(onPlace && {
        onPlace: ({ x, y }) =>
          onPlace({ x: Math.round(x * 1000) / 10, y: Math.round(y * 1000) / 10 }),
        texts: { add: copy.pins.onScreenshot },
      })}
    />
  );
}

/** The size of a picture in px; undefined while it loads, null if it can’t be shown. */
function usePictureSize(src: string) {
  const [known, setKnown] = useState<{
    src: string;
    size: { width: number; height: number } | null;
  }>();
  useEffect(() => {
    const picture = new Image();
    picture.onload = () =>
      setKnown({ src, size: { width: picture.naturalWidth, height: picture.naturalHeight } });
    picture.onerror = () => setKnown({ src, size: null });
    picture.src = src;
    return () => {
      picture.onload = null;
      picture.onerror = null;
    };
  }, [src]);
  return known?.src === src ? known.size : undefined;
}
