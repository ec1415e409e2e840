import { style } from '@vanilla-extract/css';

/** Keeps the footer below the screen until the content has loaded. */
export const page = style({ minBlockSize: '80vh' });

/** As high as the dashboard's rows, to avoid a layout shift. */
export const rows = style({ minBlockSize: '216px' });
