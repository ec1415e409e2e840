import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight, space, vars } from '#theme';

/** Beside the sidebar, a record has room for two columns from here on. */
export const besideSidebar = 'screen and (min-width: 1180px)';

/** Wide enough for the columns of every list, where the screen is. */
export const container = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '1680px',
  marginInline: 'auto',
  paddingBlockStart: space.xs,
  // What is last can be scrolled clear of a toast.
  paddingBlockEnd: space.xxxl,
  paddingInline: space.m,
  // Dense: the work is in lists.
  vars: { [vars.text.small]: '0.875rem', [vars.text.tiny]: '0.8125rem' },
  '@media': { '(min-width: 1536px)': { paddingInline: space.l } },
});

/** Its last part is as high as what is left of the window. */
export const filling = style([
  container,
  {
    '@media': {
      [besideSidebar]: {
        display: 'grid',
        blockSize: `calc(100dvh - ${barHeight})`,
        minBlockSize: '560px',
        paddingBlockEnd: space.s,
      },
    },
  },
]);

globalStyle(`${filling} > * > :last-child:not(:first-child)`, {
  '@media': { [besideSidebar]: { flex: '1 1 0', minBlockSize: 0 } },
});

/** The title and its lead on a line, however long their words are. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space.s,
});

globalStyle(`${head} > *`, { minInlineSize: 0 });

/** The breadcrumb has no width of its own in a row. */
export const trail = style({ flex: '1 1 12rem', minInlineSize: 0 });
