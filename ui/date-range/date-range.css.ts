import { style } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';

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
export const summary = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  selectors: { '&:empty': { display: 'contents' } },
});
