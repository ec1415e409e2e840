import { style } from '@vanilla-extract/css';
import { vars } from '#theme';
import { focusRing } from '../focus-ring.css.ts';

/** The native control lies under its label, so keyboard and focus behavior stay native. */
export const root = style({ position: 'relative', display: 'inline-flex' });
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&::file-selector-button': { cursor: 'pointer' } },
});
export const label = style({
  pointerEvents: 'none',
  selectors: {
    [`${input}:hover + &`]: { borderColor: vars.color.ink, background: vars.color.raised },
    [`${input}:focus-visible + &`]: focusRing,
  },
});
