import { style } from '@vanilla-extract/css';
import { space } from '#theme';

export const remarks = style({ display: 'grid', gap: space.m });
