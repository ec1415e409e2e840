import { expect } from 'storybook/test';
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
          'What shop and customer owe each other, from what is sold to how it ends. Every price, time and limit in it comes from the contract, so a changed number needs no new sentence. Its sections have addresses of their own: link to one (`/terms-of-service#refunds`) rather than repeat it.',
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
