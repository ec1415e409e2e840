import { globalStyle, style } from '@vanilla-extract/css';
import { duration, easing, media, space, targetSize, vars, weight } from '#theme';

const belowDesktop = 'screen and (max-width: 1039.98px)';

/** Below desktop width, the first line of the summary. It unfolds the rest. */
export const fold = style({
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});
/** Reaches the edges of the panel, so that all of the collapsed summary can be pressed. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.s,
  minBlockSize: targetSize,
  padding: space.s,
  borderRadius: vars.radius.large,
  listStyle: 'none',
  cursor: 'pointer',
  // The panel hides what is outside of its edges.
  outlineOffset: '-3px',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const picture = style({
  display: 'block',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.sunk,
});
globalStyle(`${picture} > img`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
});
/** The total is next to the name where there is room, below it otherwise. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: weight.strong, lineHeight: 1.3 });
export const hint = style({
  display: 'flex',
  flexBasis: '100%',
  alignItems: 'center',
  gap: space.xxs,
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
});
globalStyle(`${hint} > svg`, {
  '@media': { [media.motionAllowed]: { transition: `transform ${duration.menu} ${easing}` } },
});
globalStyle(`${fold}[open] ${hint} > svg`, { transform: 'rotate(180deg)' });
export const charge = style({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.3,
});
export const before = style({ color: vars.color.inkSoft, fontWeight: weight.regular });
/** The fold is empty and precedes the content, so that desktops can show the content unfolded. */
export const content = style({
  padding: space.m,
  paddingBlockStart: space.s,
  selectors: {
    [`${fold}:not([open]) + &`]: { '@media': { [belowDesktop]: { display: 'none' } } },
  },
  '@media': { [media.desktop]: { padding: space.l } },
});
/** What the first line of the folded summary says already. */
export const unfolded = style({ '@media': { [belowDesktop]: { display: 'none' } } });
