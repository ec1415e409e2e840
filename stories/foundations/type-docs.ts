import type { Typefaces } from '../../ui/brand.ts';
import type { TextStep, weight } from '../../ui/scale.ts';
import type { TokenDocs } from './token-doc.ts';

export const texts: TokenDocs<TextStep> = {
  tiny: { meaning: 'Caption', usage: 'Badges, tooltips, legal text.' },
  small: { meaning: 'Small text', usage: 'Labels, descriptions, notes, rows of dense tables.' },
  medium: { meaning: 'Body text', usage: 'Everything else. Fields are at least 16 px by touch.' },
  large: { meaning: 'Lead', usage: 'One paragraph below a headline.' },
  heading4: { meaning: 'Item title', usage: 'A card, a group of fields, a step.' },
  heading3: { meaning: 'Group title', usage: 'A panel, a dialog, a group within a section.' },
  heading2: { meaning: 'Section title', usage: 'The headings people scan.' },
  heading1: { meaning: 'Page title', usage: 'Once per application screen.' },
  display: { meaning: 'Headline', usage: 'Once per marketing page, in the display font.' },
};

export const weights: TokenDocs<keyof typeof weight> = {
  regular: { meaning: 'Text', usage: 'Running text.' },
  medium: { meaning: 'Emphasis', usage: 'Navigation links, badges, error messages.' },
  strong: { meaning: 'Strong emphasis', usage: 'Headings, labels, buttons, prices, totals.' },
};

export const typefaces: TokenDocs<keyof Typefaces> = {
  sans: { meaning: 'Interface', usage: 'Text and controls.' },
  display: { meaning: 'Display', usage: 'The large headline of a page, and the wordmark.' },
  mono: { meaning: 'Monospace', usage: 'Order numbers, keys, addresses to copy.' },
};
