import * as Radix from 'radix-ui/dropdown-menu';
import { useRef } from 'react';
import * as button from '../button/button.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as menu from '../menu/menu.css.ts';
import { shrinkableText } from '../shrinkable-text.css.ts';
import { type Column, getShownColumns } from '../table/column.ts';
import { useDirection } from '../use-direction.ts';
import * as css from './column-menu.css.ts';

/** The columns of a Table and which of them are hidden. */
export type ColumnMenuProps<Row> = {
  /** The same as in the Table. They keep their order. */
  columns: readonly Column<Row>[];
  /** The ids of the hidden columns. A column that is added later is shown. */
  hidden: readonly string[];
  /** Called with every change. The owner keeps the ids and passes them to the Table too. */
  onHiddenChange: (hidden: readonly string[]) => void;
  /** The button's text. */
  label?: string;
  /** Shown next to columns that can't be hidden. */
  requiredText?: string;
  showAllLabel?: string;
};

/** Lets people choose the columns of a Table. It stays open until they are done. */
export function ColumnMenu<Row>({
  columns,
  hidden,
  onHiddenChange,
  label = 'Columns',
  requiredText = 'Always shown',
  showAllLabel = 'Show all columns',
}: ColumnMenuProps<Row>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const direction = useDirection(trigger);
  const required = getShownColumns(
    columns,
    columns.map(({ id }) => id),
  );
  const shown = getShownColumns(columns, hidden);
  const toggle = (id: string, isShown: boolean) =>
    onHiddenChange(isShown ? hidden.filter((other) => other !== id) : [...hidden, id]);
  return (
    <Radix.Root dir={direction} modal={false}>
      <Radix.Trigger
        ref={trigger}
        className={`${button.button} ${button.variants.quiet} ${button.sizes.small}`}
      >
        <Icon name="columns" />
        <span className={shrinkableText}>{label}</span>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          loop
          className={menu.content}
        >
          {columns.map((column) => {
            const isRequired = required.includes(column);
            return (
              <Radix.CheckboxItem
                key={column.id}
                checked={shown.includes(column)}
                // A disabled item would be skipped, and unknown to screen readers.
                aria-disabled={isRequired || undefined}
                onSelect={(event) => event.preventDefault()}
                onCheckedChange={(isShown) => {
                  if (!isRequired) toggle(column.id, isShown);
                }}
                className={`${menu.item} ${css.item}`}
              >
                <span className={css.mark}>
                  <Radix.ItemIndicator>
                    <Icon name={isRequired ? 'lock' : 'check'} size="small" />
                  </Radix.ItemIndicator>
                </span>
                <span className={shrinkableText}>{column.heading}</span>
                {isRequired && <span className={css.required}>{requiredText}</span>}
              </Radix.CheckboxItem>
            );
          })}
          <Radix.Separator className={menu.separator} />
          <Radix.Item
            aria-disabled={shown.length === columns.length || undefined}
            onSelect={(event) => {
              event.preventDefault();
              onHiddenChange([]);
            }}
            className={`${menu.item} ${css.item}`}
          >
            <span className={css.mark} />
            {showAllLabel}
          </Radix.Item>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
