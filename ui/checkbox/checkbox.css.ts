import { style } from '@vanilla-extract/css';
import { space, target, vars } from '#theme';

export const field = style({ display: 'grid', gap: space.xs });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '22px 1fr',
  columnGap: space.s,
  alignItems: 'start',
  minBlockSize: target,
  paddingBlock: '10px',
  lineHeight: 1.45,
  cursor: 'pointer',
});
export const box = style({
  inlineSize: '22px',
  blockSize: '22px',
  accentColor: vars.color.solid,
  cursor: 'inherit',
  selectors: { '&[aria-invalid="true"]': { outline: `2px solid ${vars.color.tone.critical.ink}` } },
});
