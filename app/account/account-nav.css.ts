import { style } from '@vanilla-extract/css';
import { space } from '#theme';

/** Each link is as high as a thumb: between the rows of a phone there is room already. */
export const places = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });
