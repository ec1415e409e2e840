import { type DragEvent, useId } from 'react';
import { Heading } from '../heading/heading.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './board.css.ts';
import { Card } from './board-card.tsx';
import type { BoardTexts } from './board-texts.ts';
import type { BoardActions, BoardCard, BoardColumn, Held } from './board-types.ts';

type ColumnProps = {
  column: BoardColumn;
  columns: readonly BoardColumn[];
  cards: readonly BoardCard[];
  held: Held | undefined;
  /** The new columns of cards that are being moved. */
  pending: ReadonlyMap<string, string>;
  errors: ReadonlyMap<string, string>;
  level: 2 | 3 | 4;
  loading: boolean;
  texts: BoardTexts;
  actions: BoardActions;
};

/** A stage with its cards. It takes those that may be moved to it. */
export function Column({
  column,
  columns,
  cards,
  held,
  pending,
  errors,
  level,
  loading,
  texts,
  actions,
}: ColumnProps) {
  const headingId = useId();
  const isTarget =
    held !== undefined && actions.targetsOf(held.card).some(({ id }) => id === column.id);
  const takeOver = (event: DragEvent) => {
    if (held?.by !== 'drag' || !isTarget) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    actions.choose(column.id);
  };
  return (
    <section
      aria-labelledby={headingId}
      data-column={column.id}
      data-target={isTarget || undefined}
      data-over={(isTarget && held?.over === column.id) || undefined}
      onDragOver={takeOver}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (held?.by === 'drag' && !isInside) actions.choose(held.card.columnId);
      }}
      onDrop={(event) => {
        if (held?.by !== 'drag' || !isTarget) return;
        event.preventDefault();
        actions.drop(column.id);
      }}
      className={css.column}
    >
      <div className={css.head}>
        <Heading id={headingId} level={level} size={4}>
          {column.title}
        </Heading>
        {!loading && (
          <span className={css.count}>
            <span aria-hidden="true">{cards.length}</span>
            <VisuallyHidden>{texts.count(cards.length)}</VisuallyHidden>
          </span>
        )}
      </div>
      {loading && <CardSkeletons />}
      {!loading && cards.length === 0 && <p className={css.empty}>{texts.empty}</p>}
      {!loading && cards.length > 0 && (
        <ul aria-labelledby={headingId} className={css.cards}>
          {cards.map((card) => (
            <Card
              key={card.id}
              card={card}
              columns={columns}
              isHeld={held?.card.id === card.id ? held.by : false}
              over={held?.over}
              isPending={pending.has(card.id)}
              error={errors.get(card.id)}
              texts={texts}
              actions={actions}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function CardSkeletons() {
  return (
    <div aria-hidden="true" className={css.cards}>
      {[0, 1].map((position) => (
        <div key={position} className={css.card}>
          <Skeleton width="most" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
