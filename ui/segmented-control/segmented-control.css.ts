import { style } from '@vanilla-extract/css';
import { containerQuery, media, space, targetSize, vars, weight } from '#theme';

const { color } = vars;

export const group = style({ display: 'flex', flexShrink: 0, gap: space.xxs });
export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minInlineSize: targetSize,
  minBlockSize: targetSize,
  paddingInline: space.xs,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  color: color.inkSoft,
  selectors: {
    '&:hover': { background: color.sunk },
    '&:has(:checked)': {
      borderColor: color.lineStrong,
      background: color.sunk,
      color: color.ink,
      fontWeight: weight.medium,
      '@media': {
        [media.forcedColors]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
  '@media': { [media.mouse]: { minInlineSize: '36px', minBlockSize: '36px' } },
});
/** Covers its label, so that the focus ring is around the label. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  outlineOffset: '-2px',
});
/** Icons alone where there is no room; the radio button has the full name. */
export const besideIcon = style({
  display: 'none',
  '@container': { [containerQuery.wide]: { display: 'inline' } },
});
