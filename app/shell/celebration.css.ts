import { keyframes, style } from '@vanilla-extract/css';
import { duration, easing, media, vars } from '#theme';

const arrive = keyframes({ from: { transform: 'scale(0.6)', opacity: 0 } });
const widen = keyframes({
  from: { transform: 'scale(0.8)', opacity: 0.8 },
  to: { transform: 'scale(1.5)', opacity: 0 },
});

/** A seal with a check mark. It arrives once, and one ring leaves it. */
export const seal = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: '50%',
  background: vars.color.tone.positive.soft,
  color: vars.color.tone.positive.ink,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: `2px solid ${vars.color.tone.positive.line}`,
    borderRadius: 'inherit',
    opacity: 0,
  },
  '@media': {
    [media.motionAllowed]: {
      animation: `${arrive} ${duration.slow} ${easing} backwards`,
      '::after': { animation: `${widen} 700ms ${duration.menu} ${easing}` },
    },
  },
});
