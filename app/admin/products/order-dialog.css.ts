import { style } from '@vanilla-extract/css';
import { space, vars } from '#theme';

const { color } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  paddingBlock: space.xxs,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.raised,
  cursor: 'grab',
  selectors: {
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-over="above"]': { boxShadow: `inset 0 2px ${color.ink}` },
    '&[data-over="below"]': { boxShadow: `inset 0 -2px ${color.ink}` },
  },
});
/** The buttons move to a line of their own where a title needs the room. */
export const moves = style({ display: 'flex', gap: space.xs, marginInlineStart: 'auto' });
export const title = style({ flex: '1 1 8ch', minInlineSize: 0, overflowWrap: 'anywhere' });
