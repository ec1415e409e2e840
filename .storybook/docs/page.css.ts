import { globalStyle, style } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';

/** The frame is narrower than the window by the sidebar: these are widths of the frame. */
const roomy = 'screen and (min-width: 1000px)';

globalStyle('.sbdocs.sbdocs-wrapper', {
  padding: `${space.xxl} clamp(20px, 5vw, 56px) 120px`,
  background: vars.color.paper,
});
globalStyle('.sbdocs.sbdocs-content', { maxInlineSize: '1080px', maxWidth: 'none' });

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const pageWithAside = style([
  page,
  {
    columnGap: space.xxxl,
    '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 160px' } },
  },
]);
export const main = style({ minInlineSize: 0 });
export const chapters = style({ display: 'grid', rowGap: '72px' });
export const chapter = style({ scrollMarginBlockStart: space.xl, minInlineSize: 0 });
export const aside = style({
  display: 'none',
  '@media': {
    [roomy]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: space.xxl,
      alignSelf: 'start',
      paddingInlineStart: space.m,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});
export const contentsLink = style({
  display: 'block',
  paddingBlock: '6px',
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
  selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
});

/** Code runs from left to right in every language. */
const asCode = { direction: 'ltr', unicodeBidi: 'isolate' } as const;

export const code = style({
  ...asCode,
  paddingInline: '4px',
  paddingBlock: '1px',
  borderRadius: vars.radius.small,
  background: vars.color.tone.neutral.soft,
  color: vars.color.tone.neutral.ink,
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
});

export const importLine = style({
  ...asCode,
  minBlockSize: '22px',
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

export const table = style({ inlineSize: '100%' });
export const headCell = style({
  paddingBlockEnd: space.xs,
  paddingInlineEnd: space.l,
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
  textAlign: 'start',
});
export const cell = style({
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  verticalAlign: 'baseline',
});
export const keyCell = style([
  cell,
  {
    inlineSize: '30%',
    minInlineSize: '140px',
    paddingInlineEnd: space.l,
    textAlign: 'start',
    color: vars.color.inkSoft,
  },
]);
export const keycap = style({
  display: 'inline-block',
  paddingInline: '7px',
  paddingBlock: '2px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.ink,
  fontSize: vars.text.small,
  fontWeight: weight.medium,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});
