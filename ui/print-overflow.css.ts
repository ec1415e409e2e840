/** For what scrolls in a place of its own: paper does not scroll, and shows the whole of it. */
export const printOverflow = {
  '@media': { print: { blockSize: 'auto', maxBlockSize: 'none', overflow: 'visible' } },
} as const;
