import type { duration } from '../../ui/scale.ts';
import type { TokenDocs } from './token-doc.ts';

export const durations: TokenDocs<keyof typeof duration> = {
  quick: { meaning: 'Feedback', usage: 'Hover states, menus, and everything that disappears.' },
  menu: { meaning: 'Opening', usage: 'The menu on phones, dialogs, disclosures.' },
  slow: { meaning: 'Appearing', usage: 'Toasts, the bar of a countdown.' },
};
