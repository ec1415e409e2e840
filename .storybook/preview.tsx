import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '../ui/global.css.ts';
import { addonGuides } from './docs/addon.ts';
import { keepToListedPairs } from './listed-pairs.ts';
import { dressed, looks, usualLook } from './looks.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonGuides()],
  globalTypes: looks,
  initialGlobals: usualLook,
  decorators: [dressed],
  beforeAll: beFirstOnThePage,
  afterEach: keepToListedPairs,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
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
          [
            'Start here',
            'Color',
            'Type',
            'Space',
            'Shape',
            'Motion',
            'Breakpoints and layers',
            'Icons',
            'Preferences',
            'Brand',
          ],
          'ui',
          [
            'layout',
            ['Stack', 'Inline', 'Grid', 'Columns', 'Container', 'Section', 'Divider'],
            // Text
            'Heading',
            'Text',
            'TextLink',
            'List',
            'Icon',
            'VisuallyHidden',
            // Actions
            'Button',
            'ButtonLink',
            'IconButton',
            'Menu',
            'FileButton',
            'CopyButton',
            'CopyField',
            'form',
            [
              'TextField',
              'TextArea',
              'SelectField',
              'RadioGroup',
              'Checkbox',
              'SearchField',
              'MoneyField',
              'FileField',
              'Counter',
              'InlineSelect',
            ],
            // Data
            'Badge',
            'Price',
            'Avatar',
            'Frame',
            'Card',
            'Panel',
            'DescriptionList',
            'SummaryList',
            'FileList',
            'Conversation',
            'Stat',
            'Chart',
            'Steps',
            'Table',
            'Toolbar',
            'Pagination',
            'Tabs',
            'Disclosure',
            // Above the page
            'Dialog',
            'ConfirmDialog',
            'Tooltip',
            // News
            'Toaster',
            'Notice',
            'EmptyState',
            'Skeleton',
            'Progress',
            'Countdown',
            // Around the page
            'TopBar',
            'Footer',
          ],
          'app',
          [
            'storefront',
            ['Home', 'Product card', 'Chooser', 'Checkout', 'Success'],
            'account',
            [
              'Auth',
              'Password reset',
              'Dashboard',
              'Subscriptions',
              'Subscription',
              'Plan',
              'Tickets',
              'Ticket',
              'Billing',
              'Profile',
            ],
            'support',
            ['Support', 'GuestTicket'],
            'admin',
            [
              'SignIn',
              'Dashboard',
              'Live notices',
              'Projects',
              'ProjectDialog',
              'SupportTickets',
              'TicketDialog',
              'Analytics',
              'Over time',
              'Products',
              'Orders',
              'Order delivery',
              'Order refunds',
              'Order troubles',
              'Cancellations',
              'CannedReplies',
              'Mails',
              'Reconciliation',
              'Unmatched subscriptions',
              'Security',
              'Audit trail',
              'Security log',
              'Signed out',
              'ViewAsCustomer',
            ],
            'legal',
            ['Terms', 'Privacy'],
            'shell',
            [
              'Header',
              'Account menu',
              'View bar',
              'Footer',
              'Skip link',
              'Pages that say one thing',
            ],
            'Statuses',
          ],
          'mail',
          [
            'Receipt',
            'Website ready',
            'Plan changed',
            // Money
            'Renewal reminder',
            'Renewal failed',
            'Payment disputed',
            'Refund made',
            // Leaving
            'Cancellation requested',
            'Cancellation processed',
            'Cancellation taken back',
            'Subscription ended',
            // Support
            'Ticket opened',
            'Ticket answered',
            'Ticket asked',
            // The account
            'Email code',
            'Email changed',
            'Two-factor authentication switched',
            'Password reset',
            'Password changed',
            'New sign-in',
          ],
          'journeys',
          [
            'Buying a website',
            'Asking for help',
            'Cancelling a subscription',
            'Running the shop',
            'Viewing as a customer',
          ],
        ],
      },
    },
  },
});

/** A skip link is one only before all other links: Storybook hides some of its own above each story. */
function beFirstOnThePage() {
  for (const link of document.querySelectorAll('.sb-wrapper a')) {
    link.replaceWith(...link.childNodes);
  }
}

function viewport(name: string, width: number, height: number) {
  return { name, styles: { width: `${width}px`, height: `${height}px` } };
}
