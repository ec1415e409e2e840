import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

/** On a phone the first field and the remove button share a line; on wider screens all three do. */
export const row = style({
  display: 'grid',
  gridTemplate: '"first remove" auto "second second" auto / minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.xs,
  paddingBlockEnd: space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplate: '"first second remove" auto / minmax(0, 2fr) minmax(0, 3fr) auto',
      paddingBlockEnd: 0,
      borderBlockEnd: 0,
    },
  },
});
globalStyle(`${row} > :nth-child(1)`, { gridArea: 'first' });
globalStyle(`${row} > :nth-child(2)`, { gridArea: 'second' });
/** Aligned with the control, not with its label. */
export const remove = style({ gridArea: 'remove', paddingBlockStart: '30px' });
