import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';

export const notice = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space.s,
  rowGap: space.xs,
  padding: space.m,
  border: '1px solid',
  borderRadius: vars.radius.large,
});
globalStyle(`${notice} > svg`, { marginBlockStart: '0.15em' });
export const tones = styleVariants(vars.color.tone, (tone) => ({
  background: tone.soft,
  borderColor: tone.line,
  color: tone.ink,
}));
export const title = style({ fontWeight: weight.strong, lineHeight: 1.45 });
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
});
export const body = style({ color: vars.color.ink, fontSize: vars.text.small, lineHeight: 1.5 });
export const action = style({ gridColumn: 2, paddingBlockStart: space.xxs });
