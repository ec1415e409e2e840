import { style } from '@vanilla-extract/css';

/** Forms and what leads on to other pages, where a printed page is a record. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
