import { style } from '@vanilla-extract/css';
import { space } from '#theme';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  rowGap: '2px',
  minInlineSize: 0,
});

/** At least about 14 characters beside the badges. */
export const subject = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // Room for the link's focus ring.
  paddingBlock: '2px',
});
