import { useState } from 'react';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { VisuallyHidden } from '#ui/visually-hidden';
import { productBriefForm as copy } from '../../copy/admin-products.ts';

type RowActionsProps = {
  /** What the row is called. */
  name: string;
  /** From 1. */
  place: number;
  count: number;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

/** Moves or removes a row of a form. A move is announced. */
export function RowActions({ name, place, count, onMove, onRemove }: RowActionsProps) {
  const [announcement, setAnnouncement] = useState('');
  function move(step: 1 | -1) {
    onMove(step);
    setAnnouncement(copy.moved(name, place + step, count));
  }
  return (
    <Inline gap="xxs">
      <Button
        variant="plain"
        size="small"
        disabled={place === 1}
        aria-label={copy.upOf(name)}
        onClick={() => move(-1)}
      >
        {copy.up}
      </Button>
      <Button
        variant="plain"
        size="small"
        disabled={place === count}
        aria-label={copy.downOf(name)}
        onClick={() => move(1)}
      >
        {copy.down}
      </Button>
      <Button variant="plain" size="small" aria-label={copy.removeOf(name)} onClick={onRemove}>
        {copy.remove}
      </Button>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </Inline>
  );
}
