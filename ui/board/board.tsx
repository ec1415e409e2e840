import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { useDirection } from '../use-direction.ts';
import { useOverflow } from '../use-overflow.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './board.css.ts';
import { Column } from './board-column.tsx';
import { defaultTexts } from './board-texts.ts';
import type { BoardActions, BoardCard, BoardColumn, Held } from './board-types.ts';
import { useMoves } from './use-moves.ts';

type Control = 'handle' | 'menu';

export type { BoardCard, BoardColumn } from './board-types.ts';

/** The columns, their cards, and what a move does. */
export type BoardProps = {
  /** The accessible name: 'Tasks by stage'. */
  'aria-label': string;
  columns: readonly BoardColumn[];
  cards: readonly BoardCard[];
  /**
   * Moves a card. Until the promise settles, the card waits in its new column; if it is rejected, the
   * card goes back and says so. Resolve it when `cards` holds the change,
   * or with `false` if the move was canceled, such as in a dialog.
   */
  onMove: (cardId: string, columnId: string) => Promise<unknown>;
  /** Whether a card may be moved to a column. Any card to any column, when omitted. */
  canMove?: (card: BoardCard, columnId: string) => boolean;
  /** The heading level of the columns. */
  level?: 2 | 3 | 4;
  loading?: boolean;
};

/** Cards in columns by their stage, moved by drag, by keyboard or with a menu. */
export function Board(props: BoardProps) {
  const {
    'aria-label': label,
    columns,
    cards,
    onMove,
    canMove = () => true,
    level = 3,
    loading = false,
  } = props;
  const texts = { ...defaultTexts, ...useLocaleTexts('Board', {}) };
  const root = useRef<HTMLElement>(null);
  const direction = useDirection(root);
  const { ref: scroller, overflows } = useOverflow('inline');
  const [announcement, announce] = useState('');
  const [held, setHeld] = useState<Held>();
  const { focusAfterMove, keepFocus } = useFocusAfterMove(root);
  const { targets, errors, move } = useMoves({ columns, texts, onMove, announce, keepFocus });

  const titleOf = (columnId: string) => columns.find(({ id }) => id === columnId)?.title ?? '';
  const targetsOf = (card: BoardCard) =>
    columns.filter(({ id }) => id !== card.columnId && canMove(card, id));

  function drop(card: BoardCard, columnId: string) {
    setHeld(undefined);
    if (columnId === card.columnId) announce(texts.cancelled(card.title, titleOf(columnId)));
    else if (canMove(card, columnId)) void move(card, columnId);
  }

  const actions: BoardActions = {
    direction,
    targetsOf,
    pickUp(card: BoardCard, by: Held['by']) {
      setHeld({ card, by, over: card.columnId });
      if (by === 'keyboard') announce(texts.pickedUp(card.title, titleOf(card.columnId)));
    },
    choose(columnId: string) {
      if (!held || held.over === columnId) return;
      setHeld({ ...held, over: columnId });
      if (held.by === 'drag') return;
      announce(texts.over(held.card.title, titleOf(columnId)));
      root.current
        ?.querySelector(`[data-column="${CSS.escape(columnId)}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    drop(columnId = held?.over) {
      if (!held || columnId === undefined) return;
      if (held.by === 'keyboard') focusAfterMove(held.card.id, 'handle');
      drop(held.card, columnId);
    },
    cancel() {
      if (held?.by === 'keyboard') {
        announce(texts.cancelled(held.card.title, titleOf(held.card.columnId)));
      }
      setHeld(undefined);
    },
    moveTo(card: BoardCard, columnId: string) {
      focusAfterMove(card.id, 'menu');
      drop(card, columnId);
    },
  };

  return (
    <section ref={root} aria-label={label} aria-busy={loading} className={css.board}>
      <div
        ref={scroller}
        {...(overflows && { role: 'group', 'aria-label': label, tabIndex: 0 })}
        className={css.columns}
      >
        {columns.map((column) => (
          <Column
            key={column.id}
            column={column}
            columns={columns}
            cards={cards.filter((card) => (targets.get(card.id) ?? card.columnId) === column.id)}
            held={held}
            pending={targets}
            errors={errors}
            level={level}
            loading={loading}
            texts={texts}
            actions={actions}
          />
        ))}
      </div>
      <VisuallyHidden live>{loading ? texts.loading : announcement}</VisuallyHidden>
    </section>
  );
}

/** Gives the focus back to a card's control, which is rendered again in another column. */
function useFocusAfterMove(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    root.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });
  const cardOf = (cardId: string) => `[data-card="${CSS.escape(cardId)}"]`;
  const focusAfterMove = (cardId: string, control: Control) => {
    wanted.current = `${cardOf(cardId)} [data-control="${control}"]`;
  };
  /** For a card that may be rendered in another column: keeps the focus if it is in the card. */
  const keepFocus = (cardId: string) => {
    const { activeElement } = document;
    if (!root.current?.querySelector(cardOf(cardId))?.contains(activeElement)) return;
    focusAfterMove(cardId, activeElement?.matches('[data-control="handle"]') ? 'handle' : 'menu');
  };
  return { focusAfterMove, keepFocus };
}
