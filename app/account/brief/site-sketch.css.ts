import { style } from '@vanilla-extract/css';
import { media, space, vars, weight } from '#theme';

// A website of its own: paper and ink don't follow the theme.
const paper = '#ffffff';
const ink = '#1b1f27';
const line = '#dcdfe4';
const tint = '#f3f4f6';

export const site = style({
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
  background: paper,
  color: ink,
  fontSize: '13px',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const bar = style({
  paddingBlock: '6px',
  paddingInline: space.s,
  borderBlockEnd: `1px solid ${line}`,
  background: tint,
  fontSize: '12px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const page = style({
  position: 'relative',
  maxBlockSize: '320px',
  overflow: 'hidden',
  '@media': { [media.desktop]: { maxBlockSize: 'min(520px, 60vh)' } },
});
const part = style({
  display: 'grid',
  gap: space.xs,
  padding: space.m,
  selectors: {
    '&[data-current]': { boxShadow: `inset 3px 0 0 ${vars.color.accent}` },
  },
});
export const menu = style([
  part,
  {
    position: 'sticky',
    insetBlockStart: 0,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.m,
    paddingBlock: space.s,
    background: paper,
  },
]);
export const logo = style({
  blockSize: '28px',
  background: 'left / contain no-repeat',
});
export const entries = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: space.s,
  fontSize: '12px',
});
export const opening = style([part, { paddingBlock: space.l }]);
export const section = style([part, { borderBlockStart: `1px solid ${line}` }]);
export const contact = style([part, { gap: space.xxs, background: tint, fontSize: '12px' }]);
export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  selectors: {
    // The headline.
    [`${opening} > &:first-child`]: {
      fontFamily: vars.font.display,
      fontSize: '24px',
      fontWeight: weight.strong,
      lineHeight: 1.15,
    },
  },
});
export const pictures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.xs,
});
export const picture = style({
  blockSize: '72px',
  borderRadius: vars.radius.medium,
  background: `${line} center / cover`,
  selectors: { [`${opening} &`]: { blockSize: '120px' } },
});
export const button = style({
  justifySelf: 'start',
  paddingBlock: space.xxs,
  paddingInline: space.s,
  borderRadius: vars.radius.medium,
  fontWeight: weight.medium,
});
