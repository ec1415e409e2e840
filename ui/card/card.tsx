import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import * as css from './card.css.ts';

/** The parts of a card, top to bottom. */
export type CardProps = {
  /** A Frame. Give it to every card in a row, or to none. */
  picture: ReactNode;
  title: string;
  children: ReactNode;
  /** The heading level of the title. */
  level?: 2 | 3 | 4;
  /** Shown at the end of the frame’s bar, such as a price tag. */
  mark?: ReactNode;
  /** Shown at the end of the title’s line. */
  aside?: ReactNode;
  actions?: ReactNode;
};

/** The number of rows that cards share in a Grid. */
export const cardRows = 4;

/** One of several items to choose from: picture, title, text and actions, without a box. */
export function Card({ picture, title, children, level = 3, mark, aside, actions }: CardProps) {
  return (
    <article className={css.card}>
      <div className={css.media}>
        {picture}
        {mark && <div className={css.mark}>{mark}</div>}
      </div>
      <div className={css.head}>
        <Heading level={level} size={4}>
          {title}
        </Heading>
        {aside}
      </div>
      <div className={css.body}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </article>
  );
}
