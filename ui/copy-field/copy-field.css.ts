import { style, styleVariants } from '@vanilla-extract/css';
import { space, targetSize, vars } from '#theme';

export const row = style({
  display: 'flex',
  // In a narrow place, the value gets a line of its own so it can be read.
  flexWrap: 'wrap',
  gap: space.xs,
});
export const value = style({
  flex: '1 1 200px',
  minInlineSize: 0,
  minBlockSize: targetSize,
  paddingInline: '14px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunk,
  color: vars.color.ink,
  fontFamily: vars.font.mono,
  // iOS zooms in on fields with text under 16 px.
  fontSize: `max(16px, ${vars.text.small})`,
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  appearance: 'none',
});
/** Wide enough for both labels. */
export const action = style({ display: 'grid', minInlineSize: '116px' });

export const wrappers = styleVariants({
  auto: {
    position: 'relative',
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, auto)',
    maxInlineSize: '100%',
  },
  full: { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
});
