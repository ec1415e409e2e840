import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const area = style({
  resize: 'vertical',
  minBlockSize: '128px',
  fieldSizing: 'content',
  maxBlockSize: '480px',
  // Keeps the last line clear of the count while typing.
  scrollPaddingBlockEnd: space.m,
  // As tall as the one-line fields next to it until it needs more.
  selectors: {
    '&[rows="2"]': { minBlockSize: '76px' },
    '&[rows="1"]': {
      minBlockSize: '48px',
      resize: 'none',
      '@media': { [media.mouse]: { minBlockSize: '46px' } },
    },
  },
});
export const counted = style({ display: 'grid', position: 'relative' });
/** On the field's bottom edge, so that nothing moves when it appears. */
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
