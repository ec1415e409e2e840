import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

/** A single entry is as high as the placeholder, to avoid a layout shift. */
export const entry = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.xs,
  minBlockSize: '96px',
  selectors: {
    '& + &': {
      marginBlockStart: space.m,
      paddingBlockStart: space.m,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});
