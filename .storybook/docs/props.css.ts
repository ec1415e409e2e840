import { style } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';

const inRows = 'screen and (min-width: 700px)';

export const props = style({ borderBlockStart: `1px solid ${vars.color.lineStrong}` });
export const prop = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [inRows]: {
      gridTemplateColumns: '160px minmax(0, 1fr)',
      columnGap: space.l,
      alignItems: 'start',
    },
  },
});
export const liveProp = style([
  prop,
  { '@media': { [inRows]: { gridTemplateColumns: '160px minmax(0, 1fr) 216px' } } },
]);
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.xs}`,
});
export const propName = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  fontWeight: weight.strong,
});
export const required = style({ fontSize: vars.text.tiny, color: vars.color.inkFaint });
export const meaning = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 });
export const type = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: vars.font.mono,
  fontSize: vars.text.tiny,
  color: vars.color.inkFaint,
  overflowWrap: 'anywhere',
});
export const standard = style({ color: vars.color.ink });

export const control = style({
  inlineSize: '100%',
  minBlockSize: '36px',
  paddingInline: space.xs,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  fontSize: vars.text.small,
});
export const json = style([
  control,
  {
    paddingBlock: space.xs,
    fontFamily: vars.font.mono,
    fontSize: vars.text.tiny,
    resize: 'vertical',
    selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.tone.critical.ink } },
  },
]);
export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '36px',
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
});
export const noControl = style({ fontSize: vars.text.small, color: vars.color.inkFaint });
