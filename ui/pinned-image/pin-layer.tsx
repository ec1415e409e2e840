import { type ReactNode, useState } from 'react';
import { Popover } from '../popover/popover.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './pinned-image.css.ts';
import { Placement, type PlacementTexts } from './placement.tsx';
import { isInside, type PinPosition, placeStyle } from './position.ts';

/** The status of a comment. */
export type PinState = 'open' | 'done' | 'declined';

/** A comment. Its position is from the left of the picture, in right-to-left text too. */
export type Pin = PinPosition & {
  id: string;
  /** The accessible name: 'Comment by Ann'. */
  label: string;
  state: PinState;
  /** Shown in the pin. Defaults to its place in the list. */
  number?: number;
  /** The comment, shown in a popover. */
  content: ReactNode;
};

/** The pins, and whether one is being placed. */
export type PinLayerProps = {
  /** Those that are outside are left out. */
  pins: readonly Pin[];
  /** The id of the pin that is open. Makes it controlled, together with `onSelectedChange`. */
  selected?: string | null;
  onSelectedChange?: (id: string | null) => void;
  stateLabels?: Record<PinState, string>;
  texts?: Partial<PlacementTexts>;
  /** While true, a click or the arrow keys and Enter place a pin. */
  placing?: boolean;
  /** Called with the position, or without one when placing is canceled. */
  onPlacingEnd?: (position?: PinPosition) => void;
};

export const defaultStates: Record<PinState, string> = {
  open: 'Open',
  done: 'Done',
  declined: 'Declined',
};
export const defaultTexts: PlacementTexts = {
  add: 'Add comment',
  cancel: 'Cancel',
  place: 'Place the comment with the arrow keys, then press Enter. Escape cancels.',
  position: (left, top) => `${left}% from the left, ${top}% from the top`,
};

/** The pins of a PinnedImage on something else, such as the website of a DeviceFrame. */
export function PinLayer({
  pins,
  selected,
  onSelectedChange,
  stateLabels = defaultStates,
  texts: ownTexts,
  placing = false,
  onPlacingEnd,
}: PinLayerProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const open = selected === undefined ? opened : selected;
  const select = (id: string | null) => {
    setOpened(id);
    onSelectedChange?.(id);
  };
  return (
    <>
      <ol inert={placing}>
        {pins.map((pin, index) =>
          isInside(pin) ? (
            <li
              key={pin.id}
              data-open={open === pin.id || undefined}
              className={css.place}
              style={placeStyle(pin)}
            >
              <Popover
                aria-label={pin.label}
                open={open === pin.id}
                onOpenChange={(isOpen) => select(isOpen ? pin.id : null)}
                trigger={(props) => (
                  <button
                    type="button"
                    {...props}
                    className={`${css.pin} ${css.states[pin.state]}`}
                  >
                    {pin.number ?? index + 1}{' '}
                    <VisuallyHidden>
                      {pin.label}, {stateLabels[pin.state]}
                    </VisuallyHidden>
                  </button>
                )}
              >
                {pin.content}
              </Popover>
            </li>
          ) : null,
        )}
      </ol>
      {placing && (
        <Placement
          texts={{ ...defaultTexts, ...ownTexts }}
          onEnd={(position) => onPlacingEnd?.(position)}
        />
      )}
    </>
  );
}
