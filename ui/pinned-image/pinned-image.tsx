import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { defaultStates, defaultTexts, type Pin, PinLayer, type PinState } from './pin-layer.tsx';
import * as css from './pinned-image.css.ts';
import type { PlacementTexts } from './placement.tsx';
import type { PinPosition } from './position.ts';

export { type Pin, PinLayer, type PinLayerProps, type PinState } from './pin-layer.tsx';
export type { PlacementTexts } from './placement.tsx';
export type { PinPosition } from './position.ts';

/** In px. */
const screenHeight = 640;
const legibleWidth = 320;

/** The picture, its comments, and what placing a pin does. */
export type PinnedImageProps = {
  src: string;
  /** The accessible name of the picture. */
  alt: string;
  /** The size of the picture in px, so that nothing moves when it loads. */
  width: number;
  height: number;
  /** Numbered in their order. Those that aren't on the picture are left out. */
  pins: readonly Pin[];
  /** The id of the pin that is open. Makes it controlled, together with `onSelectedChange`. */
  selected?: string | null;
  onSelectedChange?: (id: string | null) => void;
  /** Lets people place a new pin. Called with its position, always on the picture. */
  onPlace?: (position: PinPosition) => void;
  stateLabels?: Record<PinState, string>;
  texts?: Partial<PlacementTexts>;
};

/** Numbered comments on a picture. Each opens from its pin; new pins are placed on the picture. */
export function PinnedImage({
  src,
  alt,
  width,
  height,
  pins,
  selected,
  onSelectedChange,
  onPlace,
  stateLabels = defaultStates,
  texts: ownTexts,
}: PinnedImageProps) {
  const texts = { ...defaultTexts, ...ownTexts };
  const [opened, setOpened] = useState<string | null>(null);
  const [isPlacing, setPlacing] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const open = selected === undefined ? opened : selected;
  const select = (id: string | null) => {
    setOpened(id);
    onSelectedChange?.(id);
  };
  const endPlacing = (position?: PinPosition) => {
    setPlacing(false);
    addButton.current?.focus();
    if (position) onPlace?.(position);
  };
  return (
    <div className={css.root}>
      {onPlace && (
        <div>
          <Button
            ref={addButton}
            variant="quiet"
            size="small"
            icon={isPlacing ? 'close' : 'plus'}
            onClick={() => {
              select(null);
              setPlacing(!isPlacing);
            }}
          >
            {isPlacing ? texts.cancel : texts.add}
          </Button>
        </div>
      )}
      <div className={css.picture} style={{ maxInlineSize: `${widthOf(width, height)}px` }}>
        <img src={src} alt={alt} width={width} height={height} className={css.image} />
        <PinLayer
          pins={pins}
          selected={open}
          onSelectedChange={select}
          stateLabels={stateLabels}
          texts={texts}
          placing={isPlacing}
          onPlacingEnd={endPlacing}
        />
      </div>
    </div>
  );
}

/** A portrait picture, such as a phone's screenshot, isn't taller than a screen while it is legible. */
function widthOf(width: number, height: number): number {
  return Math.min(width, Math.max(legibleWidth, Math.round((screenHeight * width) / height)));
}
