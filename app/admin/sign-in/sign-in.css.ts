import { style } from '@vanilla-extract/css';
import { contentWidth } from '#theme';

export const form = style({ maxInlineSize: contentWidth.form });

/** As wide as its list needs, beside a form that is no wider than it should be. */
export const inside = style({ maxInlineSize: '380px' });
