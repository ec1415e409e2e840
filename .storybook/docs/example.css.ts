import { globalStyle, style } from '@vanilla-extract/css';
import { space, vars, weight } from '#theme';

export const example = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
});
export const stage = style({ overflowX: 'auto' });
export const paddedStage = style([stage, { padding: `${space.xxl} clamp(16px, 4vw, 40px)` }]);
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: 0,
  background: vars.color.paper,
});
export const code = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
});
export const summary = style({
  paddingInline: space.m,
  paddingBlock: '10px',
  fontSize: vars.text.small,
  fontWeight: weight.medium,
  color: vars.color.inkSoft,
  selectors: { '&:hover': { color: vars.color.ink } },
});

// The code stands in the frame of its example, not in one of its own.
globalStyle(`${code} .docblock-source.docblock-source`, {
  margin: 0,
  border: 0,
  borderRadius: 0,
  boxShadow: 'none',
  background: 'transparent',
});

// Its own colours are made for white.
const inks = {
  '': vars.color.ink,
  '.punctuation': vars.color.inkSoft,
  '.tag': vars.color.tone.info.ink,
  '.attr-name': vars.color.tone.promote.ink,
  '.attr-value': vars.color.tone.positive.ink,
  '.string': vars.color.tone.positive.ink,
  '.keyword': vars.color.tone.notice.ink,
};
for (const [kind, color] of Object.entries(inks)) {
  globalStyle(`${code} .token.token.token${kind}`, { color });
}
globalStyle(`${code} .prismjs.prismjs`, { color: vars.color.ink });
