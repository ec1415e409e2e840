import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contract/products';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Icon } from '#ui/icon';
import { VisuallyHidden } from '#ui/visually-hidden';
import { productOrder as copy, products as texts } from '../../copy/admin-products.ts';
import { useAllProducts, useProductMutations } from '../../data/admin-products.ts';
import { statusOfProduct } from '../../format/status.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { useAction } from '../../shell/use-action.ts';
import * as css from './products.css.ts';

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

type OrderDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Sorts the catalog by dragging or with buttons. Each move is saved at once, next to a neighbor. */
export function OrderDialog({ open, onOpenChange }: OrderDialogProps) {
  const { catalog, failed, onRetry } = useAllProducts();
  const [dragged, setDragged] = useState<Product>();
  const [announcement, setAnnouncement] = useState('');
  const focused = useRef<HTMLElement>(null);
  const { move } = useProductMutations();
  const products = catalog ?? [];
  const draggedPlace = products.findIndex(({ id }) => id === dragged?.id);

  const [save, isSaving] = useAction(
    async (product: Product, place: number) => {
      const others = products.filter(({ id }) => id !== product.id);
      const [before, after] = [others[place], others[place - 1]];
      const to = before ? { before: before.id } : after && { after: after.id };
      if (!to || products[place]?.id === product.id) return;
      setAnnouncement('');
      await move({ id: product.id, to });
      setAnnouncement(copy.moved(product.title, place + 1, products.length));
    },
    { title: texts.error },
  );

  // A row that changes its place loses the focus.
  useEffect(() => {
    if (products.length > 0) focused.current?.focus();
  }, [products]);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.lead}
      actions={<Button onClick={() => onOpenChange(false)}>{copy.close}</Button>}
    >
      {failed && !catalog && <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />}
      {!failed && !catalog && <p>{copy.loading}</p>}
      <ol
        aria-label={copy.label}
        aria-busy={isSaving}
        className={css.list}
        onFocus={({ target }) => {
          focused.current = target;
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget) focused.current = null;
        }}
      >
        {products.map((product, index) => (
          <OrderRow
            key={product.id}
            product={product}
            isFirst={index === 0}
            isLast={index === products.length - 1}
            isDragged={dragged?.id === product.id}
            dropMark={draggedPlace < index ? 'below' : 'above'}
            onMove={(step) => void save(product, index + step)}
            onDrag={setDragged}
            onDrop={() => dragged && void save(dragged, index)}
          />
        ))}
      </ol>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </Dialog>
  );
}

function OrderRow({
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
      <Icon icon="grip" size="small" />
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
