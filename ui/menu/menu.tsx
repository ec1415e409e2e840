import * as Radix from 'radix-ui/dropdown-menu';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Icon, type IconSource } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { letPressFocus } from '../pointer-focus.ts';
import { shrinkableText } from '../shrinkable-text.css.ts';
import { useDirection } from '../use-direction.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './menu.css.ts';

/** A link or an action. A `critical` one must also say so in its label. */
export type MenuItem = { label: string; icon?: IconSource; tone?: 'critical' } & (
  | { href: string }
  | {
      onSelect: () => void;
      /** For one of several that exclude each other: whether it is chosen. */
      checked?: boolean;
      /** Not available right now. It keeps its place, and is read out as unavailable. */
      disabled?: boolean;
    }
  | {
      checked: boolean;
      /** Switches one of several on or off. The menu stays open. */
      onCheckedChange: (checked: boolean) => void;
      /** Why it can't be switched, shown at the end of the line: 'Always shown'. */
      locked?: string;
    }
);

/** Items that belong together, with a title where they need one. */
export type MenuGroup = readonly MenuItem[] | { title: string; items: readonly MenuItem[] };

/** The button of a menu: its text, or an element of its own. */
type MenuButtonProps =
  | {
      /** The button's text, truncated when long. */
      label: string;
      /** Shown instead of the label, such as three dots. */
      icon?: IconSource;
      /** Shown before the label, and instead of it on phones. */
      avatar?: { fallback: string; src?: string | null };
      trigger?: never;
    }
  | {
      /** An IconButton or a Button, which has a name of its own. */
      trigger: ReactElement;
      label?: never;
      icon?: never;
      avatar?: never;
    };

/** The button, the header of the menu, and its items. */
export type MenuProps = MenuButtonProps & {
  /** The header of the menu, also read before the label in the accessible name. */
  title?: string;
  /** Details below the title, the most important first. */
  lines?: readonly string[];
  /** Groups of items, separated by a line. */
  groups: readonly MenuGroup[];
  /** The edge of the button that the menu aligns with. */
  align?: 'start' | 'end';
};

/** Links and actions behind one button. Don't hide what most people need in it. */
export function Menu({
  label,
  trigger,
  icon,
  avatar,
  title,
  lines = [],
  groups,
  align = 'end',
}: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const startsAtEnd = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const direction = useDirection(button);
  const hasHead = Boolean(title) || lines.length > 0;

  function change(next: boolean) {
    startsAtEnd.current = false;
    setOpen(next);
  }

  /** Down opens the menu at its first item, Up at its last. */
  function openAtEnd(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' || event.currentTarget.ariaDisabled) return;
    event.preventDefault();
    change(true);
    startsAtEnd.current = true;
  }

  function focusEnd(event: FocusEvent) {
    if (!startsAtEnd.current || event.target !== content.current) return;
    event.preventDefault();
    const items = content.current?.querySelectorAll<HTMLElement>('[role^=menuitem]');
    items?.[items.length - 1]?.focus();
  }

  return (
    // Not modal: a click outside still does its work, and the page scrolls.
    <Radix.Root dir={direction} modal={false} open={isOpen} onOpenChange={change}>
      {trigger ? (
        <Radix.Trigger ref={button} asChild onKeyDown={openAtEnd}>
          {trigger}
        </Radix.Trigger>
      ) : (
        <Radix.Trigger
          ref={button}
          onKeyDown={openAtEnd}
          {...(icon && { 'aria-label': label })}
          className={icon ? css.iconTrigger : css.trigger}
        >
          {avatar && <Avatar {...avatar} size="small" />}
          {icon ? (
            <Icon icon={icon} />
          ) : (
            <>
              {title && <VisuallyHidden>{title}: </VisuallyHidden>}
              <span className={`${css.label} ${avatar ? css.hiddenOnPhone : ''}`}>{label}</span>
              <Icon icon="chevron-down" size="small" />
            </>
          )}
        </Radix.Trigger>
      )}
      <Radix.Portal>
        <Radix.Content
          ref={content}
          onFocus={focusEnd}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          loop
          onPointerDown={letPressFocus}
          className={css.content}
        >
          {hasHead && <Head title={title} lines={lines} />}
          {groups.map((group, index) => (
            <Group key={'title' in group ? group.title : group[0]?.label} group={group}>
              {(hasHead || index > 0) && <Radix.Separator className={css.separator} />}
            </Group>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Group({ group, children }: { group: MenuGroup; children: ReactNode }) {
  const titleId = useId();
  const isTitled = 'title' in group;
  const items = isTitled ? group.items : group;
  return (
    <>
      {children}
      <Radix.Group {...(isTitled && { 'aria-labelledby': titleId })}>
        {isTitled && (
          <Radix.Label id={titleId} className={css.groupTitle}>
            {group.title}
          </Radix.Label>
        )}
        {items.map((item) => (
          <MenuRow key={item.label} {...item} />
        ))}
      </Radix.Group>
    </>
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

/** A single menu item. */
function MenuRow({ label, icon, tone, ...choice }: MenuItem) {
  const content = (
    <>
      {icon && <Icon icon={icon} />}
      {label}
    </>
  );
  if ('onCheckedChange' in choice) {
    const { checked, onCheckedChange, locked } = choice;
    return (
      <Radix.CheckboxItem
        checked={checked}
        // A disabled item would be skipped, and unknown to screen readers.
        aria-disabled={locked ? true : undefined}
        onSelect={(event) => event.preventDefault()}
        onCheckedChange={(next) => {
          if (!locked) onCheckedChange(next);
        }}
        className={css.item}
      >
        <span className={css.mark}>
          {checked && <Icon icon={locked ? 'lock' : 'check'} size="small" />}
        </span>
        <span className={shrinkableText}>{content}</span>
        {locked && <span className={css.note}>{locked}</span>}
      </Radix.CheckboxItem>
    );
  }
  if ('onSelect' in choice && choice.checked !== undefined) {
    const { checked, disabled, onSelect } = choice;
    return (
      <Radix.Item
        role="menuitemradio"
        aria-checked={checked}
        aria-disabled={disabled || undefined}
        className={css.item}
        data-tone={tone}
        onSelect={(event) => (disabled ? event.preventDefault() : onSelect())}
      >
        <span className={css.mark}>{checked && <Icon icon="check" size="small" />}</span>
        {content}
      </Radix.Item>
    );
  }
  if ('onSelect' in choice) {
    return (
      <Radix.Item
        className={css.item}
        data-tone={tone}
        aria-disabled={choice.disabled || undefined}
        onSelect={(event) => (choice.disabled ? event.preventDefault() : choice.onSelect())}
      >
        {content}
      </Radix.Item>
    );
  }
  return (
    <Radix.Item asChild data-tone={tone}>
      <Anchor href={choice.href} newTab={false} label={undefined} className={css.item}>
        {content}
      </Anchor>
    </Radix.Item>
  );
}
