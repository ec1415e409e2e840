import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import '../ui/global.css.ts';
import { ThemedDocs } from './docs-page.tsx';
import { spellUnions } from './spell-unions.ts';
import { withTheme } from './theme-decorator.tsx';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes()],
  decorators: [withTheme()],
  argTypesEnhancers: [spellUnions],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: { container: ThemedDocs },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: {
        small: viewport('Small phone', 320, 640),
        phone: viewport('Phone', 390, 800),
        tablet: viewport('Tablet', 820, 1100),
        desktop: viewport('Desktop', 1280, 900),
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'foundations',
          ['Start here', 'Colour', 'Type', 'Space', 'Motion', 'Icons'],
          'ui',
          ['layout', 'form', '*'],
          'app',
          'mail',
          'journeys',
        ],
      },
    },
  },
});

function viewport(name: string, width: number, height: number) {
  return { name, styles: { width: `${width}px`, height: `${height}px` } };
}
