import type { Decorator, Preview } from '@storybook/react-vite';
import { media } from '../ui/scale.ts';
import './brands.css.ts';
import { emulateForcedColors } from './emulate-forced-colors.ts';
import { emulateMedia } from './emulate-media.ts';
import { keepOneFilter } from './keep-one-filter.ts';

/** The toolbar's switches. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light theme' },
        { value: 'dark', title: 'Dark theme' },
      ],
    },
  },
  audience: {
    description: 'Audience: who is signed in, on pages that anyone can open',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'visitor', title: 'Visitor' },
        { value: 'customer', title: 'Customer' },
        { value: 'admin', title: 'Admin' },
      ],
    },
  },
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'default', title: 'Default brand' },
        { value: 'second', title: 'Second brand' },
      ],
    },
  },
  direction: {
    description: 'Text direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  contrast: {
    description: 'Contrast',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Normal contrast' },
        { value: 'more', title: 'More contrast' },
      ],
    },
  },
  colors: {
    description: 'Forced colors',
    toolbar: {
      icon: 'eye',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Own colors' },
        { value: 'forced', title: 'Forced colors' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Text 100%' },
        { value: 'double', title: 'Text 200%' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  theme: 'light',
  audience: 'visitor',
  brand: 'default',
  direction: 'ltr',
  contrast: 'normal',
  colors: 'own',
  textSize: 'normal',
};

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
  page.dir = direction;
  page.style.fontSize = textSize === 'double' ? '200%' : '';
  if (brand === initialGlobals.brand) delete page.dataset.brand;
  else page.dataset.brand = brand;
  emulateMedia(media.moreContrast, contrast === 'more');
  emulateForcedColors(colors === 'forced');
}
