import { style } from '@vanilla-extract/css';
import { space } from '#theme';

export const places = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });
