/** What the board shows and announces. `card` and `column` are titles. */
export type BoardTexts = {
  count: (count: number) => string;
  empty: string;
  loading: string;
  pending: string;
  /** The menu of a card, and its header. */
  menu: (card: string) => string;
  moveTo: string;
  handle: (card: string) => string;
  pickedUp: (card: string, column: string) => string;
  over: (card: string, column: string) => string;
  moved: (card: string, column: string) => string;
  cancelled: (card: string, column: string) => string;
  failed: (card: string, column: string) => string;
};

export const defaultTexts: BoardTexts = {
  count: (count) => (count === 1 ? '1 card' : `${count} cards`),
  empty: 'No cards',
  loading: 'Loading cards...',
  pending: 'Moving...',
  menu: (card) => `Move ${card} to…`,
  moveTo: 'Move to',
  handle: (card) => `Pick up ${card}`,
  pickedUp: (card, column) =>
    `${card} picked up in ${column}. Choose a column with the arrow keys, drop with Space, cancel with Escape.`,
  over: (card, column) => `${card} is over ${column}.`,
  moved: (card, column) => `${card} moved to ${column}.`,
  cancelled: (card, column) => `Move canceled. ${card} stays in ${column}.`,
  failed: (card, column) => `${card} couldn’t be moved to ${column}. Try again.`,
};
