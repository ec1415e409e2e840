import * as Radix from 'radix-ui/dropdown-menu';
import { Fragment, useRef } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Icon } from '../icon/icon.tsx';
import { useDirection } from '../use-direction.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './menu.css.ts';
import { type MenuItem, MenuRow } from './menu-row.tsx';

export type { MenuItem } from './menu-row.tsx';

/** The button, what stands at the head of what it opens, and what one can choose. */
export type MenuProps = {
  /** The button's words, cut where they are long. */
  label: string;
  /** Stands before the label, and on a phone instead of it. */
  avatar?: { letter: string; src?: string | null };
  /** Stands above the places, and before the label in the button's name. */
  title?: string;
  /** Under the title: whom or what it is about. The first line weighs most. */
  lines?: readonly string[];
  /** A line stands between the groups. */
  groups: readonly (readonly MenuItem[])[];
  /** Along which edge of the button it opens. */
  align?: 'start' | 'end';
};

/** Places and actions behind one button. What most people need is never only in here. */
export function Menu({ label, avatar, title, lines = [], groups, align = 'end' }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const direction = useDirection(trigger);
  const hasHead = Boolean(title) || lines.length > 0;
  return (
    // Not modal: a press outside does what it says, and the page still scrolls.
    <Radix.Root dir={direction} modal={false}>
      <Radix.Trigger ref={trigger} className={css.trigger}>
        {avatar && <Avatar {...avatar} size="small" />}
        {title && <VisuallyHidden>{title}: </VisuallyHidden>}
        <span className={`${css.label} ${avatar ? css.spare : ''}`}>{label}</span>
        <Icon name="chevron-down" size="small" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          loop
          className={css.content}
        >
          {hasHead && <Head title={title} lines={lines} />}
          {groups.map((items, index) => (
            <Fragment key={items[0]?.label}>
              {(hasHead || index > 0) && <Radix.Separator className={css.separator} />}
              <Radix.Group>
                {items.map((item) => (
                  <MenuRow key={item.label} {...item} />
                ))}
              </Radix.Group>
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Head({ title, lines = [] }: Pick<MenuProps, 'title' | 'lines'>) {
  return (
    <div className={css.head}>
      {title && <span className={css.title}>{title}</span>}
      {lines.map((line, index) => (
        <span key={line} className={index === 0 ? css.lead : css.line}>
          {line}
        </span>
      ))}
    </div>
  );
}
