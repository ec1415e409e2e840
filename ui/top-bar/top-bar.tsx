import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import * as css from './top-bar.css.ts';

/** `current` marks the current page. */
export type TopBarLink = { label: string; href: string; current?: boolean; newTab?: boolean };

/** Three slots, from start to end. */
export type TopBarProps = {
  /** A link to the home page. */
  brand: ReactNode;
  /** Two to five links. A menu on phones. */
  links: readonly TopBarLink[];
  /** Always visible: a sign-in link or an account menu. */
  end?: ReactNode;
};

/**
 * The fixed bar at the top. On phones its links are a native popover that works without JavaScript;
 * with it, clicking a link closes the popover too.
 */
export function TopBar({ brand, links, end }: TopBarProps) {
  const { navLabel = 'Main', menuLabel = 'Menu' } = useLocaleTexts('TopBar', {});
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const open = useOpenState(menu);
  return (
    <header className={css.root}>
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
            <Icon icon={open ? 'close' : 'menu'} />
          </button>
        </div>
      </div>
    </header>
  );
}

/** Undefined until hydration: until then the browser tracks and announces the state. */
function useOpenState(menu: { current: HTMLElement | null }) {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    setOpen(element.matches(':popover-open'));
    const handleToggle = (event: ToggleEvent) => setOpen(event.newState === 'open');
    element.addEventListener('toggle', handleToggle);
    return () => element.removeEventListener('toggle', handleToggle);
  }, [menu]);
  return open;
}
