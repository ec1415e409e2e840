import { globalStyle, style } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
});

export const frameWidth = style({ marginBlockEnd: space.s });
export const source = style({ marginBlockEnd: space.l });
/** A frame may be wider than the page. */
export const frameScroller = style({ overflowX: 'auto' });

/** Clips the table's shadow only while it has to scroll. */
export const propsTable = style({ selectors: { '&[role]': { overflowX: 'auto' } } });

/** Markdown inside Storybook's Unstyled block. */
export const text = style({});
globalStyle(`${text} code`, {
  paddingInline: '4px',
  paddingBlock: '1px',
  borderRadius: vars.radius.small,
  background: vars.color.tone.neutral.soft,
  color: vars.color.tone.neutral.ink,
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
});

/** The unselected value of a switch is half transparent. */
globalStyle(`${propsTable} label > span[aria-hidden]`, { color: vars.color.inkSoft });

globalStyle('.sbdocs kbd', {
  paddingInline: '7px',
  paddingBlock: '2px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.medium,
  fontSize: vars.text.small,
  fontWeight: weight.medium,
});
/** Storybook's stripes are of its own palette. */
globalStyle('.sbdocs tr', { background: 'none !important' });
