import { style } from '@vanilla-extract/css';
import { media, space, targetSize, vars, weight } from '#theme';

/** A row that scrolls sideways on phones. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // The focus ring of a chip isn't cut off.
      marginBlock: `calc(-1 * ${space.xxs})`,
      paddingBlock: space.xxs,
    },
  },
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: targetSize,
  paddingInline: space.m,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-current]': {
      borderColor: vars.color.ink,
      background: vars.color.solid,
      color: vars.color.onSolid,
    },
  },
});
