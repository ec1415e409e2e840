import { type Ref, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import * as css from './breadcrumb.css.ts';

/** A page above the current one. */
export type BreadcrumbLink = { label: string; href: string };

/** The path to the current page. */
export type BreadcrumbProps = {
  /** The pages above, from the top down. */
  links: readonly BreadcrumbLink[];
  /** The title of this page. */
  current: string;
};

/** Where the page is, and the way back up. In narrow places, links in the middle collapse. */
export function Breadcrumb(props: BreadcrumbProps) {
  const {
    links,
    current,
    label = 'Breadcrumb',
    moreLabel = 'Show all links',
  } = useLocaleTexts('Breadcrumb', props);
  const [isExpanded, setExpanded] = useState(false);
  const revealed = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isExpanded) revealed.current?.focus();
  }, [isExpanded]);

  const [first, ...others] = links;
  const middle = others.slice(0, -1);
  return (
    <nav aria-label={label} className={css.root}>
      <ol className={css.list}>
        {first && <Crumb {...first} />}
        {middle.length > 0 && !isExpanded && (
          <li className={`${css.item} ${css.onlyNarrow}`}>
            <button
              type="button"
              aria-label={moreLabel}
              onClick={() => setExpanded(true)}
              className={css.more}
            >
              …
            </button>
            <Icon icon="chevron-right" size="small" />
          </li>
        )}
        {middle.map((link, index) => (
          <Crumb
            key={link.href}
            {...link}
            collapses={!isExpanded}
            ref={index === 0 ? revealed : null}
          />
        ))}
        {others.slice(-1).map((link) => (
          <Crumb key={link.href} {...link} />
        ))}
        <li className={css.last}>
          <span aria-current="page" className={css.current}>
            <bdi>{current}</bdi>
          </span>
        </li>
      </ol>
    </nav>
  );
}

type CrumbProps = BreadcrumbLink & { collapses?: boolean; ref?: Ref<HTMLAnchorElement> };

function Crumb({ label, href, collapses = false, ref = null }: CrumbProps) {
  return (
    <li className={collapses ? `${css.item} ${css.middle}` : css.item}>
      <Anchor ref={ref} href={href} newTab={false} label={undefined} className={css.link}>
        <bdi>{label}</bdi>
      </Anchor>
      <Icon icon="chevron-right" size="small" />
    </li>
  );
}
