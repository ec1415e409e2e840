import { style } from '@vanilla-extract/css';

/** On wider screens the marks would be too far from what they are for. */
export const roles = style({ maxInlineSize: '65rem' });
