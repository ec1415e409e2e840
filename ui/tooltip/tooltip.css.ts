import { keyframes, style } from '@vanilla-extract/css';
import { duration, easing, layer, media, space, vars } from '#theme';

const appear = keyframes({ from: { opacity: 0 } });

/** As large as its control. */
export const anchor = style({ display: 'inline-flex', maxInlineSize: '100%' });
export const bubble = style({
  zIndex: layer.toast,
  maxInlineSize: 'min(280px, calc(100vw - 24px))',
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  borderRadius: vars.radius.medium,
  background: vars.color.solid,
  color: vars.color.onSolid,
  fontSize: vars.text.tiny,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state="delayed-open"]': { animation: `${appear} ${duration.quick} ${easing}` },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
