import type { Radii } from '../../ui/brand.ts';
import type { Shadows } from '../../ui/shadow.ts';
import type { TokenDocs } from './token-doc.ts';

export const radii: TokenDocs<keyof Radii> = {
  small: { meaning: 'Labels', usage: 'Badges, skeletons, swatches.' },
  medium: { meaning: 'Controls', usage: 'Buttons and fields.' },
  large: { meaning: 'Containers', usage: 'Panels, frames, dialogs, menus, notices.' },
  round: { meaning: 'Circles', usage: 'Avatars and step markers, never buttons.' },
};

export const shadows: TokenDocs<keyof Shadows> = {
  lift: { meaning: 'Attached to the page', usage: 'Menus and anything that opens from a bar.' },
  float: { meaning: 'Above the page', usage: 'Dialogs and toasts.' },
};
