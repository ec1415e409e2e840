import { createContainer, style } from '@vanilla-extract/css';
import { containerQuery, duration, easing, media, space, vars, weight } from '#theme';

const { color } = vars;
const box = createContainer();

export const board = style({ containerName: box, containerType: 'inline-size', minInlineSize: 0 });
/** Scrolls inside the board, never the page. */
export const columns = style({
  // Texts for screen readers inside it don't widen the page.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(240px, 1fr)',
  gap: space.s,
  alignItems: 'stretch',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  outlineOffset: '-2px',
  '@container': {
    [`${box} ${containerQuery.narrow}`]: {
      // The edge of the next column shows that there are more.
      gridAutoColumns: '88%',
      scrollSnapType: 'x proximity',
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
  padding: space.s,
  border: '1px solid transparent',
  borderRadius: vars.radius.large,
  background: color.sunk,
  scrollSnapAlign: 'start',
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
  marginInlineEnd: `calc(-1 * ${space.xxs})`,
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
export const menuTitle = style({
  paddingBlock: space.xs,
  paddingInline: space.s,
  color: color.inkSoft,
  fontSize: vars.text.small,
});
