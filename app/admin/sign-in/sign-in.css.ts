import { style } from '@vanilla-extract/css';
import { width } from '#theme';

export const form = style({ maxInlineSize: width.form });

/** As wide as its list needs, beside a form that is no wider than it should be. */
export const inside = style({ maxInlineSize: '380px' });
