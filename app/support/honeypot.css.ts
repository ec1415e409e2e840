import { style } from '@vanilla-extract/css';

/** Off the page rather than `display: none`, which programs know to leave alone. */
export const honeypot = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const field = style({ border: 0, background: 'none' });
