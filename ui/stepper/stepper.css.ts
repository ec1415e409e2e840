import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { containerQuery, space, targetSize, vars, weight } from '#theme';

const { color } = vars;
const box = createContainer();
const inRow = `${box} ${containerQuery.wide}`;

export const stepper = style({
  containerName: box,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  minInlineSize: 0,
});

/** The form with one line of text, a bar and a button, where there is no room for a row. */
export const compact = styleVariants({
  horizontal: {
    display: 'grid',
    gap: space.s,
    '@container': { [inRow]: { display: 'none' } },
  },
  vertical: { display: 'none' },
});
export const toggle = style({ display: 'flex' });

export const list = styleVariants({
  horizontal: {
    display: 'none',
    selectors: { '&[data-open]': { display: 'grid', gap: space.xxs } },
    '@container': {
      [inRow]: {
        display: 'grid',
        gridAutoFlow: 'column',
        // As wide as the longest word, or it would break in the middle.
        gridAutoColumns: 'minmax(min-content, 1fr)',
        columnGap: space.xs,
        selectors: { '&[data-open]': { gap: space.xs } },
      },
    },
  },
  vertical: { display: 'grid', gap: space.xxs },
});
export const item = style({ minInlineSize: 0 });
export const itemOrientations = styleVariants({
  horizontal: {
    '@container': {
      [inRow]: {
        borderBlockStart: `3px solid ${color.line}`,
        selectors: {
          '&[data-state="done"]': { borderBlockStartColor: color.tone.positive.ink },
          '&[data-state="current"]': { borderBlockStartColor: color.ink },
          '&[data-state="error"]': { borderBlockStartColor: color.tone.critical.ink },
        },
      },
    },
  },
  vertical: {},
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  columnGap: space.s,
  alignItems: 'start',
  inlineSize: '100%',
  minBlockSize: targetSize,
  paddingBlock: space.xs,
  paddingInline: space.xxs,
  borderRadius: vars.radius.medium,
  textAlign: 'start',
  color: color.inkSoft,
  selectors: { '[data-state="current"] > &': { color: color.ink } },
  '@container': { [inRow]: { gridTemplateColumns: '32px minmax(min-content, 1fr)' } },
});
export const link = style({
  color: color.ink,
  selectors: { '&:hover': { background: color.sunk } },
});
export const texts = style({
  display: 'grid',
  minInlineSize: 0,
  paddingBlockStart: '5px',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@container': { [inRow]: { overflowWrap: 'break-word' } },
});
export const title = style({
  selectors: {
    '[data-state="current"] &': { fontWeight: weight.strong },
    [`${link}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  },
});
export const note = style({ color: color.inkSoft, fontSize: vars.text.small });
export const error = style({ color: color.tone.critical.ink, fontSize: vars.text.small });
const percentText = {
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
};
export const percent = styleVariants({
  horizontal: {
    ...percentText,
    display: 'none',
    '@container': { [inRow]: { display: 'block' } },
  },
  vertical: percentText,
});
