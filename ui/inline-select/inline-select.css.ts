import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

const { color } = vars;

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  maxInlineSize: '100%',
});
export const label = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  whiteSpace: 'nowrap',
});
export const frame = style({
  position: 'relative',
  display: 'grid',
  flexGrow: 1,
  minInlineSize: 0,
  color: color.inkSoft,
});
globalStyle(`${frame} > svg`, {
  position: 'absolute',
  insetInlineEnd: space.xs,
  insetBlockStart: 'calc(50% - 8px)',
  pointerEvents: 'none',
});
export const select = style({
  paddingInlineEnd: '30px',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
export const sizes = styleVariants({
  small: {
    '@media': {
      [media.mouse]: {
        minBlockSize: '28px',
        paddingBlock: '1px',
        paddingInlineStart: space.xs,
        paddingInlineEnd: '26px',
        fontSize: vars.text.tiny,
      },
    },
  },
  medium: {},
});
globalStyle(`${select} > option`, { background: color.raised, color: color.ink });
/** Tinted like the Badge of the same tone. */
export const tones = styleVariants(color.tone, (tone) => ({
  background: tone.soft,
  borderColor: tone.line,
  color: tone.ink,
}));
