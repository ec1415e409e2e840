import type { Decorator, Preview } from '@storybook/react-vite';
import './brands.css.ts';

/** The toolbar's three switches; each story is reviewed in all of what they offer. */
export const looks = {
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
    description: 'Direction of text',
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

export const usualLook = { theme: 'light', brand: 'default', direction: 'ltr' };

/**
 * Dresses the page before a story is drawn. The default brand needs no attribute: it is what the shop
 * itself wears, from the same style sheet.
 */
export const dressed: Decorator = (Story, { globals }) => {
  dressPage(globals);
  return Story();
};

/** A documentation page may hold no story that would dress it. */
export function dressPage(globals: Partial<Record<string, string>>) {
  const { theme, brand, direction } = { ...usualLook, ...globals };
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.dir = direction;
  if (brand === 'default') delete page.dataset.brand;
  else page.dataset.brand = brand;
}
