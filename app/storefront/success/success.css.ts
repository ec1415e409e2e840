import { style } from '@vanilla-extract/css';

/** What leads on to other pages. A printed page is a receipt. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
