import type { KeyboardEvent } from 'react';
import * as button from '../button/button.css.ts';
import { IconButton } from '../button/icon-button.tsx';
import { FieldError } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { TextLink } from '../link/link.tsx';
import { Menu } from '../menu/menu.tsx';
import * as css from './board.css.ts';
import type { BoardTexts } from './board-texts.ts';
import type { BoardActions, BoardCard, BoardColumn } from './board-types.ts';

type CardProps = {
  card: BoardCard;
  columns: readonly BoardColumn[];
  isHeld: 'drag' | 'keyboard' | false;
  /** The column chosen for the card that is held. */
  over: string | undefined;
  isPending: boolean;
  error: string | undefined;
  texts: BoardTexts;
  actions: BoardActions;
};

/** A card with a handle for the keyboard and a menu for everyone. All of it can be dragged. */
export function Card({ card, columns, isHeld, over, isPending, error, texts, actions }: CardProps) {
  const targets = actions.targetsOf(card);
  const isMovable = targets.length > 0 && !isPending;

  /** The columns that can be chosen, with the card's own one, in their order. */
  function chooseNext(step: 1 | -1) {
    const choices = columns.filter(
      ({ id }) => id === card.columnId || targets.some((to) => to.id === id),
    );
    const next = choices[choices.findIndex(({ id }) => id === over) + step];
    if (next) actions.choose(next.id);
  }

  function handleKey(event: KeyboardEvent) {
    if (isHeld !== 'keyboard') return;
    const forward = actions.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = actions.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward || event.key === 'ArrowDown') chooseNext(1);
    else if (event.key === backward || event.key === 'ArrowUp') chooseNext(-1);
    else if (event.key === 'Escape') actions.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <li
      data-card={card.id}
      data-held={isHeld || undefined}
      data-pending={isPending || undefined}
      aria-busy={isPending || undefined}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', card.title);
        actions.pickUp(card, 'drag');
      }}
      onDragEnd={() => actions.cancel()}
      className={css.card}
    >
      <div className={css.cardHead}>
        <span className={css.title}>
          {card.href ? <TextLink href={card.href}>{card.title}</TextLink> : card.title}
        </span>
        {targets.length > 0 && (
          <span className={css.controls}>
            <button
              type="button"
              data-control="handle"
              aria-label={texts.handle(card.title)}
              aria-pressed={isHeld === 'keyboard'}
              aria-disabled={isPending || undefined}
              onClick={() => {
                if (isPending) return;
                if (isHeld === 'keyboard') actions.drop();
                else actions.pickUp(card, 'keyboard');
              }}
              onKeyDown={handleKey}
              onBlur={() => {
                if (isHeld === 'keyboard') actions.cancel();
              }}
              className={`${button.button} ${button.variants.plain} ${button.sizes.small} ${button.square} ${button.disabled} ${css.handle}`}
            >
              <Icon icon="grip" />
            </button>
            <Menu
              trigger={
                <IconButton
                  icon="more"
                  size="small"
                  aria-label={texts.menu(card.title)}
                  data-control="menu"
                  disabled={isPending}
                />
              }
              groups={[
                {
                  title: texts.moveTo,
                  items: targets.map(({ id, title }) => ({
                    label: title,
                    onSelect: () => actions.moveTo(card, id),
                  })),
                },
              ]}
            />
          </span>
        )}
      </div>
      {card.content && <div className={css.content}>{card.content}</div>}
      {isPending && <p className={css.pending}>{texts.pending}</p>}
      {error && <FieldError>{error}</FieldError>}
    </li>
  );
}
