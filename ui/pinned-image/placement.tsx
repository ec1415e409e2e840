import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { claimEscape } from '../escape-key.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './pinned-image.css.ts';
import { locate, moveByKey, type PinPosition } from './position.ts';

/** The button and the announcements of placing a pin. */
export type PlacementTexts = {
  add: string;
  cancel: string;
  /** The accessible name of the picture while a pin is placed: how to do it. */
  place: string;
  position: (leftPercent: number, topPercent: number) => string;
};

type PlacementProps = {
  texts: PlacementTexts;
  /** Called with the position, or without one when placing is canceled. */
  onEnd: (position?: PinPosition) => void;
};

/** Covers the picture: a click places the pin, and arrow keys move a crosshair. */
export function Placement({ texts, onEnd }: PlacementProps) {
  const area = useRef<HTMLButtonElement>(null);
  const [position, setPosition] = useState<PinPosition>({ x: 0.5, y: 0.5 });
  useEffect(() => area.current?.focus(), []);

  function handleKey(event: KeyboardEvent) {
    const moved = moveByKey(position, event.key, event.shiftKey);
    if (moved) setPosition(moved);
    else if (event.key === 'Escape') onEnd();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function place(event: MouseEvent<HTMLButtonElement>) {
    // Keys click without a pointer.
    if (event.detail === 0) onEnd(position);
    else {
      const located = locate(event, event.currentTarget.getBoundingClientRect());
      if (located) onEnd(located);
    }
  }
  return (
    // Screen readers pass arrow keys on to the page inside an application only.
    <div role="application" aria-label={texts.add}>
      <button
        ref={area}
        type="button"
        aria-label={texts.place}
        onClick={place}
        onKeyDown={handleKey}
        {...claimEscape(true)}
        className={css.area}
      >
        <span
          className={css.crosshair}
          style={{ left: `${position.x * 100}%`, top: `${position.y * 100}%` }}
        />
      </button>
      <VisuallyHidden live>
        {texts.position(Math.round(position.x * 100), Math.round(position.y * 100))}
      </VisuallyHidden>
    </div>
  );
}
