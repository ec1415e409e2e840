import { style } from '@vanilla-extract/css';
import { space, targetSize, vars } from '#theme';

const boxSize = '22px';
const roomToPress = '10px';

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Aligned with the label, not the box; the label's own padding is space enough above. */
export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  paddingInlineStart: `calc(${boxSize} + ${space.s})`,
  marginBlockStart: `calc(${space.xxs} - ${roomToPress})`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${boxSize} minmax(0, 1fr)`,
  columnGap: space.s,
  alignItems: 'start',
  minBlockSize: targetSize,
  paddingBlock: roomToPress,
  lineHeight: 1.45,
  cursor: 'pointer',
});
export const box = style({
  inlineSize: boxSize,
  blockSize: boxSize,
  accentColor: vars.color.solid,
  cursor: 'inherit',
  selectors: {
    '&[aria-invalid="true"]:not(:focus-visible)': {
      outline: `2px solid ${vars.color.tone.critical.ink}`,
    },
  },
});
