import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { Anchor } from '../link/anchor.tsx';
import * as css from './card.css.ts';

/** The parts of a card, top to bottom. */
export type CardProps = {
  /** A Frame. Give it to every card in a row, or to none. */
  picture: ReactNode;
  title: string;
  children: ReactNode;
  /** Where the title leads. The picture is part of the same link. */
  href?: string;
  /** The heading level of the title. */
  level?: 2 | 3 | 4;
  /** Shown at the end of the frame’s bar, such as a price tag. */
  mark?: ReactNode;
  /** Shown at the end of the title’s line. */
  aside?: ReactNode;
  /** Shown above the actions, and starts on one line with the prices of neighboring cards. */
  price?: ReactNode;
  actions?: ReactNode;
  /** `horizontal` puts the picture next to the rest, for a compact card outside a grid of cards. */
  orientation?: 'vertical' | 'horizontal';
};

/** The number of rows that cards share in a Grid. */
export const cardRows = 4;

/** One of several items to choose from: picture, title, text and actions, without a box. */
export function Card({
  picture,
  title,
  children,
  href,
  level = 3,
  mark,
  aside,
  price,
  actions,
  orientation = 'vertical',
}: CardProps) {
  return (
    <article className={`${css.card} ${css.orientations[orientation]}`}>
      <div className={css.media}>
        {picture}
        {mark && <div className={css.mark}>{mark}</div>}
      </div>
      <div className={css.head}>
        <Heading level={level} size={4}>
          {href === undefined ? (
            title
          ) : (
            <Anchor href={href} newTab={false} label={undefined} className={css.link}>
              {title}
            </Anchor>
          )}
        </Heading>
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
      <div className={css.body}>{children}</div>
      {(price || actions) && (
        <div className={css.foot}>
          {price}
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </article>
  );
}
