import { expect } from 'storybook/test';
import { terms } from '#app/legal/2024-12-30/terms.tsx';
import { Terms } from '#app/legal/terms.tsx';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'app/legal/Terms',
  component: Terms,
  tags: ['screen'],
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'What shop and customer owe each other, from what is sold to how it ends. Buyers agree to it word by word, so a version never changes: a new number is a new version, and a test holds the newest to the contract’s numbers. Its sections have addresses of their own: link to one (`/terms-of-service#refunds`) rather than repeat it, and to `/terms-of-service/2024-12-30` for what an order was placed under.',
      },
    },
  },
});

/** The contents stand beside the text on a desktop and above it on a phone. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Service');
    const contents = canvas.getByRole('navigation', { name: 'Contents' });
    for (const link of contents.querySelectorAll('a')) {
      await expect(canvasElement.querySelector(link.hash)).toHaveTextContent(link.text);
    }
  },
});

/** What an order was placed under, after other terms have come into force. */
export const Replaced = meta.story({
  args: { edition: { ...terms, version: '2023-06-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last updated June 1, 2023')).toBeVisible();
    await expect(canvas.getByText('These terms have been replaced')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the current terms' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
  },
});
