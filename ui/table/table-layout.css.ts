import { createContainer, createVar, style, styleVariants } from '@vanilla-extract/css';
import { barHeight, containerQuery, media, space, targetSize, vars } from '#theme';
import { printOverflow } from '../print-overflow.css.ts';

const { color } = vars;
const box = createContainer();
export const asCards = `${box} ${containerQuery.narrow}`;
export const asTable = `${box} ${containerQuery.wide}`;
export const background = createVar();
export const rowHeight = createVar();
export const headTop = createVar();
/** The width of the checkboxes; zero without them. */
export const selectWidth = createVar();

/** One line with an ellipsis when it is too long. */
export const truncated = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  containerName: box,
  containerType: 'inline-size',
  vars: { [rowHeight]: '48px', [headTop]: barHeight, [selectWidth]: '0px' },
  selectors: {
    '&[data-sticks-to="edge"]': { vars: { [headTop]: '0px' } },
    '&[data-selectable]': { vars: { [selectWidth]: targetSize } },
  },
  '@media': { [media.mouse]: { vars: { [rowHeight]: '40px' } } },
});
export const backgrounds = styleVariants({
  paper: { vars: { [background]: color.paper } },
  raised: { vars: { [background]: color.raised } },
});

export const scroller = style({
  selectors: {
    // Scrolls both ways, so that the head and the scrollbar stay in view.
    '&[data-overflows]': {
      overflow: 'auto',
      overscrollBehaviorInline: 'contain',
      maxBlockSize: `max(20rem, calc(100dvh - ${barHeight} - ${space.xl}))`,
      scrollPaddingBlockStart: rowHeight,
      vars: { [headTop]: '0px' },
      ...printOverflow,
    },
  },
});
