import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { containerQuery, media, space, vars, weight } from '#theme';

const { color } = vars;
const box = createContainer();

export const root = style({
  containerName: box,
  containerType: 'inline-size',
  minInlineSize: 0,
});
export const orientations = styleVariants({
  vertical: { display: 'grid' },
  horizontal: {
    display: 'grid',
    gap: space.xl,
    '@container': {
      [`${box} ${containerQuery.wide}`]: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        columnGap: space.xl,
      },
    },
  },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});
export const stepOrientations = styleVariants({
  vertical: {
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: space.m,
    paddingBlockEnd: space.l,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: '15.5px',
        insetBlockStart: '38px',
        insetBlockEnd: '6px',
        borderInlineStart: `1px solid ${color.lineStrong}`,
      },
    },
  },
  horizontal: {
    gap: space.m,
    alignContent: 'start',
    paddingBlockStart: space.m,
    borderBlockStart: `1px solid ${color.ink}`,
  },
});

export const marker = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  border: '1px solid',
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  fontWeight: weight.strong,
  lineHeight: 1,
});
export const states = styleVariants({
  done: {
    background: color.tone.positive.soft,
    borderColor: color.tone.positive.line,
    color: color.tone.positive.ink,
  },
  current: {
    background: color.solid,
    borderColor: color.solid,
    color: color.onSolid,
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        borderColor: 'Highlight',
        color: 'HighlightText',
      },
    },
  },
  upcoming: { borderColor: color.lineStrong, color: color.inkSoft },
  error: {
    background: color.tone.critical.soft,
    borderColor: color.tone.critical.line,
    color: color.tone.critical.ink,
  },
});
/** A large number in the display font, for steps without a state. */
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.heading1,
  lineHeight: 1,
});
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  alignContent: 'start',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
  paddingBlockStart: '3px',
});
export const title = style({ minInlineSize: 0, fontWeight: weight.strong, lineHeight: 1.4 });
export const largeTitle = style({ fontSize: vars.text.heading4 });
export const note = style({ color: color.inkSoft, fontSize: vars.text.small });
export const detail = style({ color: color.inkSoft, lineHeight: 1.5 });
