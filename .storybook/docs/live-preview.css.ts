import { style } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';

export const preview = style({ display: 'grid', placeItems: 'center' });
export const toggle = style({
  zIndex: 1,
  padding: space.s,
  borderRadius: vars.radius.medium,
  listStyle: 'none',
  color: vars.color.ink,
  fontSize: vars.text.small,
  fontWeight: weight.medium,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '[open] > &': { placeSelf: 'end', margin: space.xs, background: vars.color.paper },
  },
});
/** The frame covers it as soon as the story is drawn. */
export const loading = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
});

/** As wide as the screen or the part is meant to be, scaled down to the thumbnail. */
const frame = (width: number) =>
  style({
    position: 'absolute',
    insetBlockStart: 0,
    left: 0,
    inlineSize: `${width}px`,
    blockSize: `${(width * 10) / 16}px`,
    border: 0,
    transform: `scale(tan(atan2(100cqi, ${width}px)))`,
    transformOrigin: '0 0',
  });
export const screen = frame(1280);
export const part = frame(800);
