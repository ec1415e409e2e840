/** For elements that scroll on screen: print shows all of their content. */
export const printOverflow = {
  '@media': { print: { blockSize: 'auto', maxBlockSize: 'none', overflow: 'visible' } },
} as const;
