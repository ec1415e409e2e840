import { style } from '@vanilla-extract/css';
import { containerQuery, space, vars } from '#theme';

const { color } = vars;

export const frame = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  background: color.raised,
  overflow: 'hidden',
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.xs,
  paddingInline: space.xs,
  paddingBlock: space.xxs,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: vars.text.small,
});
/** Below the devices and the link where there is no room between them. */
export const address = style({
  order: 1,
  flex: '1 1 100%',
  minInlineSize: 0,
  paddingInline: space.xs,
  color: color.inkSoft,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [containerQuery.wide]: { order: 0, flex: '1 1 0' } },
});
/** Its size doesn't depend on the website or the device, so nothing moves when they change. */
export const stage = style({
  position: 'relative',
  blockSize: 'clamp(400px, 62.5cqi, 760px)',
  background: color.sunk,
  overflow: 'hidden',
});
export const screen = style({
  // In right-to-left text, the website would overflow to the left before it is scaled.
  direction: 'ltr',
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  marginInline: 'auto',
  maxInlineSize: '100%',
  overflow: 'hidden',
  selectors: {
    '&[data-device="phone"], &[data-device="tablet"]': {
      boxShadow: `0 0 0 1px ${color.line}`,
    },
  },
});
/** Websites without a background expect the white one of browsers. */
export const website = style({
  display: 'block',
  border: 0,
  background: 'Canvas',
  colorScheme: 'light',
  selectors: { '&[data-loading]': { visibility: 'hidden' } },
});
/** Lets the website be used; what lies on it takes its own clicks. */
export const overlay = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const skeleton = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'start',
  gap: space.l,
  padding: space.l,
  background: color.raised,
  overflow: 'hidden',
});
export const failed = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.l,
  color: color.inkSoft,
  textAlign: 'center',
});
