import { expect } from 'storybook/test';
import { LegalPage } from '#app/legal/legal-page.tsx';
import { aLegalText } from '#app/legal/testing/a-legal-text.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Legal/Terms',
  component: LegalPage,
  args: { legalText: aLegalText('terms') },
  tags: ['screen'],
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  globals: { audience: 'visitor' },
  parameters: {
    layout: 'fullscreen',
    path: '/terms-of-service',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'The terms of service. Buyers agree to them word for word, so a version never changes, and a test checks the source’s against the contract. Admins publish new ones in the settings. Sections have anchors to link to (`/terms-of-service#refunds`), and each version has an address (`/terms-of-service/2024-12-30`).',
      },
    },
  },
});

/** The contents are beside the text on desktops and above it on phones. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Service');
    const contents = canvas.getByRole('navigation', { name: 'Contents' });
    for (const link of contents.querySelectorAll('a')) {
      await expect(canvasElement.querySelector(link.hash)).toHaveTextContent(link.text);
    }
  },
});

/** A former version, which applies to orders placed under it. */
export const Replaced = meta.story({
  parameters: { path: '/terms-of-service/2024-12-30' },
  args: { legalText: aLegalText('terms', { version: '2023-06-01' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last updated June 1, 2023')).toBeVisible();
    await expect(canvas.getByText('These terms have been replaced')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the current terms' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
  },
});
