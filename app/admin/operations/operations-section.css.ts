import { style } from '@vanilla-extract/css';
import { barHeight, space } from '#theme';

/** The overview leads here, below the bar at the top. */
export const section = style({ scrollMarginBlockStart: `calc(${barHeight} + ${space.s})` });
