import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';
import { breakpoint } from '../../ui/scale.ts';

export const ruler = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  paddingBlockEnd: space.xxs,
});
export const range = style({
  blockSize: '16px',
  minInlineSize: '16px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
});
const filled = { background: vars.color.solid, borderColor: vars.color.solid };
const belowDesktop = `${media.tablet} and (max-width: ${breakpoint.desktop - 0.02}px)`;
export const active = styleVariants({
  phone: { '@media': { [media.phone]: filled } },
  tablet: { '@media': { [belowDesktop]: filled } },
  desktop: { '@media': { [media.desktop]: filled } },
});
export const stack = style({ position: 'relative', isolation: 'isolate', blockSize: '220px' });
export const sheet = style({
  position: 'absolute',
  inlineSize: '56%',
  blockSize: '104px',
  padding: space.s,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: vars.shadow.lift,
  fontSize: vars.text.small,
});
