import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';
import { printOverflow } from '../../../ui/print-overflow.css.ts';
import { besideSidebar } from '../admin-page.css.ts';

/** What is said about the ticket as a whole, then the conversation beside the facts. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  minBlockSize: 0,
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': {
    [besideSidebar]: {
      flex: '1 1 0',
      minBlockSize: 0,
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
    'screen and (min-width: 1536px)': { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
  },
});
export const conversation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  minInlineSize: 0,
  minBlockSize: 0,
});
/** On phones, one line that scrolls sideways. */
export const actions = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.xs,
  '@media': {
    [media.phone]: {
      overflowX: 'auto',
      marginInline: `calc(-1 * ${space.m})`,
      paddingInline: space.m,
      // Room for focus rings, which would be cut.
      paddingBlock: space.xxs,
      scrollPaddingInline: space.m,
    },
  },
});
globalStyle(`${actions} > * > *`, { '@media': { [media.phone]: { flexWrap: 'nowrap' } } });
globalStyle(`${actions} :is(a, button)`, { whiteSpace: 'nowrap' });
/** Fills the column, and on smaller screens most of what is above the composer. */
export const messages = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  position: 'relative',
  blockSize: 'clamp(220px, calc(100dvh - 490px), 520px)',
  '@media': {
    [besideSidebar]: { flex: '1 1 0', blockSize: 'auto', minBlockSize: 0 },
  },
});
globalStyle(`${messages} > *`, { minBlockSize: 0 });
globalStyle(`${messages} > * > :first-child`, { flex: '1 1 0', minBlockSize: 0 });
/** Stays in view while the conversation is. */
export const composer = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 'var(--ui-phone-bar, 0px)',
  marginBlockEnd: `calc(-1 * ${space.xs})`,
  paddingBlock: space.xs,
  background: vars.color.paper,
});
// Toasts appear above it. Beside the facts, it ends before them.
globalStyle(`:root:has(${composer})`, {
  vars: { '--ui-foot': 'calc(min(var(--composer-room, 0px), 60dvh) - var(--ui-phone-bar, 0px))' },
  '@media': { [besideSidebar]: { vars: { '--ui-foot': '0px' } } },
});
export const side = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignContent: 'start',
  columnGap: space.xxl,
  rowGap: space.l,
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for focus rings, which would be cut.
  marginInline: `calc(-1 * ${space.xxs})`,
  paddingInline: space.xxs,
  paddingBlockEnd: space.m,
  ...printOverflow,
});
