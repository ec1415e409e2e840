import { style } from '@vanilla-extract/css';

export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const unscripted = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});
