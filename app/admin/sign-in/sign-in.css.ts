import { style } from '@vanilla-extract/css';
import { contentWidth } from '#theme';

export const form = style({ maxInlineSize: contentWidth.form });

/** No wider than its list needs. */
export const inside = style({ maxInlineSize: '380px' });
