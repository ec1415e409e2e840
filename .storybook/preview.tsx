import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '../ui/global.css.ts';
import { checkColorPairs } from './check-color-pairs.ts';
import { disableLoaderLinks } from './disable-loader-links.ts';
import { addonGuides } from './docs/addon.ts';
import { globalTypes, initialGlobals, withGlobals } from './globals.ts';
import { viewports } from './viewports.ts';

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
            'Storefront',
            ['Home', 'Product card', 'Chooser', 'Checkout', 'Success'],
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
