import { style } from '@vanilla-extract/css';

/** Holds the foot of the page below the screen until it is known what comes above it. */
export const page = style({ minBlockSize: '80vh' });

/** As high as the dashboard's rows, so that what follows stays where it is. */
export const rows = style({ minBlockSize: '216px' });
