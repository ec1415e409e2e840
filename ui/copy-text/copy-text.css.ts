import { globalStyle, style } from '@vanilla-extract/css';
import { duration, easing, space } from '#theme';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) auto',
  justifyContent: 'start',
  alignItems: 'start',
  columnGap: space.xxs,
});
export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
/** Taller than a line, without making the line taller. */
export const action = style({
  display: 'grid',
  marginBlock: '-8px',
  transition: `opacity ${duration.quick} ${easing}`,
  '@media': { '(hover: hover)': { opacity: 0 }, print: { display: 'none' } },
});
globalStyle(`${root}:is(:hover, :focus-within) > ${action}, ${action}[data-copied]`, {
  opacity: 1,
});
