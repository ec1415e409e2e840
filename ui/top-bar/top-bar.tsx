import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import * as css from './top-bar.css.ts';

/** `current` marks the page one is on. */
export type TopBarLink = { label: string; href: string; current?: boolean; newTab?: boolean };

/** Three slots, from the start of the line to its end. */
export type TopBarProps = {
  /** A link home. */
  brand: ReactNode;
  /** Two to five; a menu on a phone. */
  links: readonly TopBarLink[];
  /** What must stay in reach on every screen: a log-in link, an account menu. */
  end?: ReactNode;
  /** The name of the navigation. */
  navLabel?: string;
  /** The name of the button that opens the menu on a phone. */
  menuLabel?: string;
};

/**
 * The fixed bar at the top. On a phone its links are a popover that the browser opens and
 * closes by itself; with script a click on a link closes it too.
 */
export function TopBar({ brand, links, end, navLabel = 'Main', menuLabel = 'Menu' }: TopBarProps) {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const open = useOpenState(menu);
  return (
    <header className={css.place}>
      <div className={css.bar}>
        <div className={css.row}>
          <div className={css.brand}>{brand}</div>
          <nav ref={menu} id={id} popover="auto" aria-label={navLabel} className={css.menu}>
            <ul className={css.links}>
              {links.map(({ label, href, current, newTab = false }) => (
                <li key={href} className={css.item}>
                  <Anchor
                    href={href}
                    newTab={newTab}
                    label={undefined}
                    current={current}
                    className={css.link}
                    onClick={() => menu.current?.hidePopover?.()}
                  >
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          {end && <div className={css.end}>{end}</div>}
          <button
            type="button"
            popoverTarget={id}
            aria-label={menuLabel}
            aria-expanded={open}
            className={css.toggle}
          >
            <Icon name={open ? 'close' : 'menu'} />
          </button>
        </div>
      </div>
    </header>
  );
}

/** Undefined until the page is alive: before that only the browser knows, and says so itself. */
function useOpenState(menu: { current: HTMLElement | null }) {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    setOpen(element.matches(':popover-open'));
    const read = (event: ToggleEvent) => setOpen(event.newState === 'open');
    element.addEventListener('toggle', read);
    return () => element.removeEventListener('toggle', read);
  }, [menu]);
  return open;
}
