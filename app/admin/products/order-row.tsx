import { useState } from 'react';
import type { Product } from '#contract/products';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Icon } from '#ui/icon';
import { productOrder as copy } from '../../copy/admin-products.ts';
import { statusOfProduct } from '../../format/status.ts';
import * as css from './order-dialog.css.ts';

type OrderRowProps = {
  product: Product;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  /** Where another product would be dropped: it takes this one's place. */
  dropMark: 'above' | 'below';
  onMove: (step: 1 | -1) => void;
  /** Called with undefined when dragging ends. */
  onDrag: (product: Product | undefined) => void;
  /** Another product was dropped here. */
  onDrop: () => void;
};

export function OrderRow({
  product,
  isFirst,
  isLast,
  isDragged,
  dropMark,
  onMove,
  onDrag,
  onDrop,
}: OrderRowProps) {
  const { title, active } = product;
  const [isOver, setOver] = useState(false);
  return (
    <li
      draggable
      data-dragged={isDragged || undefined}
      data-over={isOver && !isDragged ? dropMark : undefined}
      className={css.row}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', title);
        onDrag(product);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <Icon name="grip" size="small" />
      <span className={css.title}>
        <bdi>{title}</bdi>
      </span>
      {!active && <Badge>{statusOfProduct(product).label}</Badge>}
      <span className={css.moves}>
        <Button
          variant="plain"
          size="small"
          disabled={isFirst}
          aria-label={copy.upOf(title)}
          onClick={() => onMove(-1)}
        >
          {copy.up}
        </Button>
        <Button
          variant="plain"
          size="small"
          disabled={isLast}
          aria-label={copy.downOf(title)}
          onClick={() => onMove(1)}
        >
          {copy.down}
        </Button>
      </span>
    </li>
  );
}
