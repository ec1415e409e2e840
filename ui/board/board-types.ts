import type { ReactNode } from 'react';

/** A stage. Columns are shown in their order. */
export type BoardColumn = { id: string; title: string };

/** A card, in the column with `columnId`. Cards keep their order. */
export type BoardCard = {
  id: string;
  columnId: string;
  title: string;
  /** Where its details are. */
  href?: string;
  /** Facts below the title, such as a Badge. */
  content?: ReactNode;
};

/** How a card is being moved: dragged, or picked up by keyboard. `over` is the chosen column. */
export type Held = { card: BoardCard; by: 'drag' | 'keyboard'; over: string };

/** What a card and a column can do to the board. */
export type BoardActions = {
  direction: 'ltr' | 'rtl';
  targetsOf: (card: BoardCard) => readonly BoardColumn[];
  pickUp: (card: BoardCard, by: Held['by']) => void;
  choose: (columnId: string) => void;
  /** Drops the card that is held, in the chosen column when omitted. */
  drop: (columnId?: string) => void;
  cancel: () => void;
  moveTo: (card: BoardCard, columnId: string) => void;
};
