import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const area = style({
  resize: 'vertical',
  minBlockSize: '128px',
  fieldSizing: 'content',
  maxBlockSize: '480px',
  // While one writes, the last line stays clear of the count.
  scrollPaddingBlockEnd: space.m,
  // Beside fields of one line it is as high as they are, until it needs more.
  selectors: {
    '&[rows="1"]': {
      minBlockSize: '48px',
      resize: 'none',
      '@media': { [media.mouse]: { minBlockSize: '46px' } },
    },
  },
});
export const counted = style({ display: 'grid', position: 'relative' });
/** Sits on the field's lower edge: it takes no room, so nothing moves when counting begins. */
export const count = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: space.l,
  transform: 'translateY(50%)',
  paddingInline: space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.inkSoft,
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.4,
  pointerEvents: 'none',
  selectors: { '&:empty': { display: 'none' } },
});
