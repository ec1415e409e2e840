import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

const { color, font, radius, text } = vars;

export const frame = style({
  display: 'grid',
  gap: space.m,
  justifyItems: 'start',
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.paper,
  color: color.ink,
  fontFamily: font.sans,
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  fontFamily: font.display,
  fontSize: text.heading4,
  overflowWrap: 'anywhere',
});

export const headline = style({ fontFamily: font.display, fontSize: text.heading3 });

export const tagline = style({ color: color.inkSoft, overflowWrap: 'anywhere' });

export const ring = style({
  padding: space.xs,
  borderRadius: radius.medium,
  border: `2px solid ${color.focus}`,
});
