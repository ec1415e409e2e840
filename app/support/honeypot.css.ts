import { style } from '@vanilla-extract/css';

/** Moved off the page instead of `display: none`, which bots skip. */
export const honeypot = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const field = style({ border: 0, background: 'none' });
