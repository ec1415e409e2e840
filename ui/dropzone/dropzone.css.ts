import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

const { color } = vars;

export const area = style({
  selectors: {
    '&[data-dragging]': {
      borderColor: color.ink,
      background: color.raised,
      '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
    },
    // A solid, thicker edge, because the background alone is too quiet.
    '&[data-over]': {
      borderStyle: 'solid',
      background: color.sunk,
      boxShadow: `inset 0 0 0 1px ${color.ink}`,
      '@media': { [media.forcedColors]: { borderWidth: '2px' } },
    },
    '&:has(input:disabled)': { opacity: 1, borderColor: color.line },
  },
});
globalStyle(`${area} > svg`, { color: color.inkFaint });

export const sizes = styleVariants({
  button: {
    minBlockSize: 0,
    padding: 0,
    selectors: { '&:not([data-dragging])': { borderColor: 'transparent' } },
  },
  small: {},
  medium: {
    flexDirection: 'column',
    justifyContent: 'center',
    paddingBlock: space.l,
    paddingInline: space.m,
    textAlign: 'center',
    background: color.raised,
  },
});
export const text = style({
  selectors: {
    [`${sizes.medium} > &`]: { flex: 'none' },
    [`${sizes.button}:not([data-dragging]) > &`]: { display: 'none' },
  },
});
export const errors = style({ display: 'grid', gap: space.xxs });
