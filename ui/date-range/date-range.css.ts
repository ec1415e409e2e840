import { style } from '@vanilla-extract/css';
import { media, space, vars, weight } from '#theme';

const { color } = vars;

export const legend = style({
  paddingBlockEnd: space.xs,
  fontSize: vars.text.small,
  fontWeight: weight.strong,
  lineHeight: 1.4,
});
export const presets = style({ display: 'flex' });
/** Side by side where both fit, whatever the size of the text. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: space.s,
  maxInlineSize: '30rem',
});
export const day = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 });
export const dayLabel = style({ color: color.inkSoft, fontSize: vars.text.small });
export const control = style({
  // The picker of the browser is dark in the dark theme.
  selectors: { '[data-theme="dark"] &': { colorScheme: 'dark' } },
  '@media': {
    [media.dark]: { selectors: { ':root:not([data-theme]) &': { colorScheme: 'dark' } } },
  },
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const summary = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  selectors: { '&:empty': { display: 'contents' } },
});
