import type { contentWidth, Space } from '../../ui/scale.ts';
import type { TokenDocs } from './token-doc.ts';

export const spaces: TokenDocs<Space> = {
  none: { meaning: 'No gap', usage: 'Rows that share a divider.' },
  xxs: { meaning: 'Within an item', usage: 'An icon and its text, a title and its note.' },
  xs: { meaning: 'Within a group', usage: 'A label and its field, buttons in a row.' },
  s: { meaning: 'Close pair', usage: 'Inside badges, toasts and small buttons.' },
  m: { meaning: 'Between items', usage: 'Fields of a form, items of a list. The default gap.' },
  l: { meaning: 'Container padding', usage: 'Inside panels and dialogs.' },
  xl: { meaning: 'Between groups', usage: 'Groups of fields, cards of a grid.' },
  xxl: { meaning: 'Between parts', usage: 'Columns, the parts of a page.' },
  xxxl: {
    meaning: 'Between sections',
    usage: 'The minimum above a section; the maximum is 120 px.',
  },
};

export const widths: TokenDocs<keyof typeof contentWidth> = {
  form: { meaning: 'A form', usage: 'One column of fields.' },
  text: { meaning: 'A text', usage: 'About 66 characters per line.' },
  page: { meaning: 'A page', usage: 'The maximum width of content.' },
};
