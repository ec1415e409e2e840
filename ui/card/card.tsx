import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import * as css from './card.css.ts';

/** The rows of a card, from the top. */
export type CardProps = {
  /** A Frame, in every card of a row or in none. */
  picture: ReactNode;
  title: string;
  children: ReactNode;
  /** The level of the title in the outline. */
  level?: 2 | 3 | 4;
  /** Lies at the end of the frame’s bar: a price tag. */
  mark?: ReactNode;
  /** Stands at the end of the title’s line. */
  aside?: ReactNode;
  actions?: ReactNode;
};

/** The number of rows to share in a Grid of cards. */
export const cardRows = 4;

/** One of many things to choose from: picture, title, text, actions; no box around it. */
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
