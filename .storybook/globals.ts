import type { Decorator } from '@storybook/react-vite';
import { media } from '../ui/scale.ts';
import './brands.css.ts';
import { emulateForcedColors } from './emulate-forced-colors.ts';
import { emulateMedia } from './emulate-media.ts';
import { keepOneFilter } from './keep-one-filter.ts';

/** The toolbar's switches: what each is about, its icon, and its values. The first is the default. */
const switches = {
  theme: ['Theme', 'paintbrush', { light: 'Light theme', dark: 'Dark theme' }],
  audience: [
    'Audience: who is signed in, on pages that anyone can open',
    'user',
    { visitor: 'Visitor', customer: 'Customer', admin: 'Admin' },
  ],
  brand: ['Brand', 'component', { default: 'Default brand', second: 'Second brand' }],
  direction: ['Text direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }],
  contrast: ['Contrast', 'contrast', { normal: 'Normal contrast', more: 'More contrast' }],
  colors: ['Forced colors', 'eye', { own: 'Own colors', forced: 'Forced colors' }],
  textSize: ['Text size', 'zoom', { normal: 'Text 100%', double: 'Text 200%' }],
} as const;

const all = Object.entries(switches);

export const globalTypes = Object.fromEntries(
  all.map(([name, [description, icon, titles]]) => {
    const items = Object.entries(titles).map(([value, title]) => ({ value, title }));
    return [name, { description, toolbar: { icon, dynamicTitle: true, items } }];
  }),
);

export const initialGlobals: Record<string, string> = Object.fromEntries(
  all.map(([name, [, , titles]]) => [name, Object.keys(titles)[0] ?? '']),
);

export const withGlobals: Decorator = (Story, { globals }) => {
  applyGlobals(globals);
  return Story();
};

/** Shows the page as the toolbar says. The default brand needs no attribute. */
export function applyGlobals(globals: Partial<Record<string, string>>) {
  const { theme, brand, direction, contrast, colors, textSize } = { ...initialGlobals, ...globals };
  keepOneFilter(globals.vision);
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.dir = direction ?? '';
  page.style.fontSize = textSize === 'double' ? '200%' : '';
  if (brand === initialGlobals.brand) delete page.dataset.brand;
  else page.dataset.brand = brand;
  emulateMedia(media.moreContrast, contrast === 'more');
  emulateForcedColors(colors === 'forced');
}
