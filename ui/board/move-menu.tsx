import * as Radix from 'radix-ui/dropdown-menu';
import { useRef } from 'react';
import * as button from '../button/button.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as menu from '../menu/menu.css.ts';
import { letPressFocus } from '../pointer-focus.ts';
import { shrinkableText } from '../shrinkable-text.css.ts';
import { useDirection } from '../use-direction.ts';
import * as css from './board.css.ts';
import type { BoardColumn } from './board-types.ts';

type MoveMenuProps = {
  label: string;
  title: string;
  columns: readonly BoardColumn[];
  disabled: boolean;
  onSelect: (columnId: string) => void;
};

/** Moves a card without dragging. */
export function MoveMenu({ label, title, columns, disabled, onSelect }: MoveMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const isMoved = useRef(false);
  const direction = useDirection(trigger);
  return (
    <Radix.Root dir={direction} modal={false}>
      <Radix.Trigger
        ref={trigger}
        aria-label={label}
        data-control="menu"
        aria-disabled={disabled || undefined}
        onPointerDown={(event) => {
          if (disabled) event.preventDefault();
        }}
        onKeyDown={(event) => {
          if (disabled && event.key !== 'Tab') event.preventDefault();
        }}
        className={`${button.button} ${button.variants.plain} ${button.sizes.small} ${button.square} ${button.disabled}`}
      >
        <Icon name="more" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          loop
          onPointerDown={letPressFocus}
          // The card is rendered again in its new column, and gets the focus there.
          onCloseAutoFocus={(event) => {
            if (isMoved.current) event.preventDefault();
            isMoved.current = false;
          }}
          className={menu.content}
        >
          <Radix.Label className={css.menuTitle}>{title}</Radix.Label>
          {columns.map(({ id, title: name }) => (
            <Radix.Item
              key={id}
              onSelect={() => {
                isMoved.current = true;
                onSelect(id);
              }}
              className={menu.item}
            >
              <span className={shrinkableText}>{name}</span>
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
