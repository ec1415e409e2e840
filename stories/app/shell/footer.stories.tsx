import { expect } from 'storybook/test';
import { SiteFooter } from '#app/shell/site-footer.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inAppBare } from '../../fixtures/in-app.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Footer',
  component: SiteFooter,
  tags: ['spanning'],
  decorators: [inAppBare],
  globals: { audience: 'visitor' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The footer of every page: a claim and links to products, getting started, support and the legal pages. A link to the current page scrolls to its top.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const ways = canvas
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(ways).toEqual([
      ['Products', '/#products'],
      ['Start My Website', '/#requirements-form'],
      ['Contact Support', '/support'],
      ['Terms of Service', '/terms-of-service'],
      ['Privacy Policy', '/privacy-policy'],
    ]);
  },
});
