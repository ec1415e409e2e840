import { style } from '@vanilla-extract/css';
import { media, space, vars, weight } from '#theme';

const { color } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
});
/** Keeps its height while results change. */
export const results = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'min(360px, 50dvh)',
});
export const list = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const groupTitle = style({
  paddingInline: space.s,
  paddingBlockStart: space.s,
  paddingBlockEnd: space.xxs,
  color: color.inkFaint,
  fontSize: vars.text.tiny,
  fontWeight: weight.medium,
});
export const keys = style({ display: 'flex', flexShrink: 0, gap: space.xxs });
export const key = style({
  minInlineSize: '1.7em',
  paddingInline: space.xxs,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.small,
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  textAlign: 'center',
  // A phone has no keys to press.
  '@media': { [media.phone]: { display: 'none' } },
});
