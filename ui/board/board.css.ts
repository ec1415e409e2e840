import { createContainer, style } from '@vanilla-extract/css';
import { containerQuery, duration, easing, media, space, vars, weight } from '#theme';

const { color } = vars;
const box = createContainer();
/** Room for four columns, the stages of most boards: `minColumn` times four, and their gaps. */
const oneRow = '(min-width: 58.25rem)';
const minColumn = '14rem';

export const board = style({ containerName: box, containerType: 'inline-size', minInlineSize: 0 });
/**
 * In one row, in two columns or below each other, so that all stages can be seen. A row of many
 * columns scrolls inside the board, never the page.
 */
export const columns = style({
  // Texts for screen readers inside it don't widen the page.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  alignItems: 'stretch',
  outlineOffset: '-2px',
  '@container': {
    [`${box} ${containerQuery.wide}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`${box} ${oneRow}`]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: `minmax(${minColumn}, 1fr)`,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
    },
  },
  '@media': { print: { gridAutoFlow: 'row', gridAutoColumns: 'auto', overflow: 'visible' } },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s,
  minInlineSize: 0,
  padding: space.xs,
  border: '1px solid transparent',
  borderRadius: vars.radius.large,
  background: color.sunk,
  transition: `border-color ${duration.quick} ${easing}`,
  selectors: {
    '&[data-target]': { borderColor: color.lineStrong, borderStyle: 'dashed' },
    '&[data-over]': {
      borderColor: color.ink,
      borderStyle: 'solid',
      boxShadow: `inset 0 0 0 1px ${color.ink}`,
      '@media': { [media.forcedColors]: { borderColor: 'Highlight', borderWidth: '2px' } },
    },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const count = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const empty = style({
  padding: space.m,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.medium,
  color: color.inkSoft,
  fontSize: vars.text.small,
  textAlign: 'center',
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  padding: space.s,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.raised,
  selectors: {
    '&[draggable="true"]': { cursor: 'grab' },
    '&[data-held="drag"]': { borderColor: color.ink, borderStyle: 'dashed' },
    '&[data-held="keyboard"]': { borderColor: color.ink, boxShadow: vars.shadow.lift },
    '&[data-pending]': { borderColor: color.lineStrong, borderStyle: 'dashed' },
  },
});
export const cardHead = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.xxs,
});
export const title = style({
  minInlineSize: 0,
  paddingBlock: space.xxs,
  fontSize: vars.text.small,
  fontWeight: weight.medium,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
/** Their space reaches into the padding of the card. */
export const controls = style({
  display: 'flex',
  flexShrink: 0,
  marginBlock: `calc(-1 * ${space.xxs})`,
  marginInlineEnd: `calc(-1 * ${space.xs})`,
});
export const handle = style({
  color: color.inkSoft,
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.solid,
      color: color.onSolid,
      '@media': {
        [media.forcedColors]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
export const content = style({ color: color.inkSoft, fontSize: vars.text.small });
export const pending = style({ color: color.inkSoft, fontSize: vars.text.small });
