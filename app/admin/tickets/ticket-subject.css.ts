import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';
import { text } from '../list/list-column.css.ts';

const { color } = vars;

export const line = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.xs,
  minInlineSize: 0,
});

export const subject = style([text, { flex: '1 1 0', minInlineSize: '6rem' }]);

/** The icon tells urgent from high by its color; readers hear which. */
export const high = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: color.tone.notice.ink,
});
export const urgent = style([high, { color: color.tone.critical.ink }]);
/** Phones have no room for it beside the day. */
export const age = style({
  whiteSpace: 'nowrap',
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  '@media': { [media.phone]: { display: 'none' } },
});
