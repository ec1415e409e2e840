import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, textMeasure, vars, weight } from '#theme';
import { printOverflow } from '../print-overflow.css.ts';

const { color } = vars;

/**
 * Starts at its end and stays there as pictures and messages load. A reversed column keeps its
 * distance from the end without a script.
 */
export const scroller = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  minInlineSize: 0,
  outlineOffset: '-2px',
});
const scrolls = { overflowY: 'auto', ...printOverflow } as const;
const box = {
  padding: space.s,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  background: color.paper,
  ...scrolls,
} as const;
export const heights = styleVariants({
  page: { maxBlockSize: 'min(70dvh, 720px)', ...scrolls },
  box: { blockSize: 'min(34dvh, 400px)', minBlockSize: '200px', ...box },
  fill: { blockSize: '100%', ...box },
});
/** A few messages start at the top rather than at the bottom of an empty box. */
export const list = style({ display: 'grid', gap: space.m, marginBlockEnd: 'auto' });

export const day = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  paddingBlockEnd: space.m,
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  lineHeight: 1.4,
  '::before': { content: '""', flexGrow: 1, borderBlockStart: `1px solid ${color.line}` },
  '::after': { content: '""', flexGrow: 1, borderBlockStart: `1px solid ${color.line}` },
});

export const message = style({
  display: 'grid',
  gap: space.xxs,
  inlineSize: 'fit-content',
  maxInlineSize: `min(100%, ${textMeasure})`,
  selectors: {
    '&[data-side="own"]': { marginInlineStart: 'auto' },
  },
  '@media': { [media.tablet]: { maxInlineSize: `min(86%, ${textMeasure})` } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  rowGap: space.xxs,
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.4,
  selectors: {
    [`${message}[data-side="own"] &`]: { justifyContent: 'flex-end' },
  },
});
export const author = style({
  color: color.ink,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});

/** Other people's messages are raised; your own are slightly sunken. */
export const bubble = style({
  display: 'grid',
  justifySelf: 'start',
  gap: space.s,
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingBlock: '10px',
  paddingInline: '14px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  background: color.raised,
  selectors: {
    [`${message}[data-side="own"] &`]: { justifySelf: 'end', background: color.sunk },
    [`${message}[data-marked] &`]: {
      background: color.tone.caution.soft,
      borderColor: color.tone.caution.line,
      borderStyle: 'dashed',
    },
  },
});
export const text = style({
  fontSize: vars.text.medium,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  // Keeps line breaks, and lets each paragraph run in the direction of its own language.
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
});
export const placeholderMessage = style({ inlineSize: 'min(100%, 40ch)' });
/** There is no text to give it a width. */
export const placeholder = style({ inlineSize: '100%' });
