import type { Decorator, Preview } from '@storybook/react-vite';
import './brands.css.ts';

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
} satisfies Preview['globalTypes'];

export const initialGlobals = { theme: 'light', brand: 'default', direction: 'ltr' };

export const withGlobals: Decorator = (Story, { globals }) => {
  applyGlobals(globals);
  return Story();
};

/** Sets theme, brand and direction on the page. The default brand needs no attribute. */
export function applyGlobals(globals: Partial<Record<string, string>>) {
  const { theme, brand, direction } = { ...initialGlobals, ...globals };
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.dir = direction;
  if (brand === initialGlobals.brand) delete page.dataset.brand;
  else page.dataset.brand = brand;
}
