import { useEffect, useRef } from 'react';
import { Anchor } from '../link/anchor.tsx';
import * as css from '../tabs/tabs.css.ts';
import { useHiddenEdges } from '../tabs/use-hidden-edges.ts';

/** A link that looks like a tab. `current` marks the open page. */
export type TabLink = {
  label: string;
  href: string;
  current?: boolean;
  /** The number of items behind it, read after the label: '5', '99+'. */
  count?: string;
};

/** Pages that belong together, each with its own address. */
export type TabLinksProps = {
  /** The accessible name of the navigation. */
  'aria-label': string;
  links: readonly TabLink[];
};

/**
 * Tabs that lead to other addresses: pages of one part, or views of one list. Links that don't fit
 * scroll sideways under a fade, to the current one at first.
 */
export function TabLinks({ 'aria-label': label, links }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const edges = useHiddenEdges(list);
  const current = links.find((link) => link.current)?.href;
  useEffect(() => {
    if (list.current && current !== undefined) showCurrent(list.current);
  }, [current]);
  return (
    <nav aria-label={label} className={css.bar}>
      <ul ref={list} className={`${css.list} ${css.hidden[edges]}`}>
        {links.map(({ label, href, current, count }) => (
          <li key={href} className={css.linkItem}>
            <Anchor
              href={href}
              newTab={false}
              label={undefined}
              {...(current && { current })}
              className={css.link}
            >
              {label}
              {count !== undefined && <span className={css.count}>{count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls sideways only: the page stays where it is. */
function showCurrent(list: HTMLElement): void {
  const link = list.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!link) return;
  const { left, width } = list.getBoundingClientRect();
  list.scrollBy({ left: link.left + link.width / 2 - left - width / 2, behavior: 'instant' });
}
