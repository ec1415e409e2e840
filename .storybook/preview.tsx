import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../ui/global.css.ts';
import { checkColorPairs } from './check-color-pairs.ts';
import { disableLoaderLinks } from './disable-loader-links.ts';
import { addonGuides } from './docs/addon.ts';
import { globalTypes, initialGlobals, withGlobals } from './globals.ts';
import { viewports } from './viewports.ts';

// Enough for a busy machine, where a toast can take longer than the default of one second.
configure({
  asyncUtilTimeout: 5000,
  // Each try of a `findBy` would print the whole page, which is on the screen anyway.
  getElementError: (message) => new Error(message ?? ''),
});

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonGuides()],
  globalTypes,
  initialGlobals,
  decorators: [withGlobals],
  beforeAll: disableLoaderLinks,
  afterEach: checkColorPairs,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        // Storybook reads the order from this file's source, so it cannot be imported. What is not
        // listed follows in alphabetical order.
        order: [
          'Foundations',
          ['Start here', 'Color', 'Contrast', 'Type', 'Space', 'Shape', 'Motion'],
          'Layout',
          'Text',
          'Actions',
          'Forms',
          'Data',
          'Feedback',
          'Overlays',
          'Navigation',
          'Patterns',
          'Screens',
          [
            'Map of screens',
            'Storefront',
            ['Home', 'Catalog', 'Product card', 'Chooser', 'Checkout', 'Success'],
            'Account',
            ['Auth', 'Password reset', 'Dashboard'],
            'Support',
            ['Support', 'Guest ticket'],
            'Admin',
            ['Sign in', 'Dashboard'],
            'Legal',
            'Shell',
          ],
          'Mail',
          'Journeys',
          ['Buying a website', 'Asking for help', 'Cancelling a subscription'],
        ],
      },
    },
  },
});
