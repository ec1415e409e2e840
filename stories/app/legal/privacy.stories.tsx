import { expect } from 'storybook/test';
import { LegalPage } from '#app/legal/legal-page.tsx';
import { aLegalText } from '#app/legal/testing/a-legal-text.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Legal/Privacy',
  component: LegalPage,
  args: { legalText: aLegalText('privacy') },
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
    path: '/privacy-policy',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'The privacy policy. It describes what the software does, so a new field, cookie or service needs a new version. It shares its layout with **Terms**.',
      },
    },
  },
});

/** The contents are beside the text on desktops and above it on phones. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
    const contents = canvas.getByRole('navigation', { name: 'Contents' });
    for (const link of contents.querySelectorAll('a')) {
      await expect(canvasElement.querySelector(link.hash)).toHaveTextContent(link.text);
    }
  },
});

/** A former version. */
export const Replaced = meta.story({
  parameters: { path: '/privacy-policy/2024-12-30' },
  args: { legalText: aLegalText('privacy', { version: '2023-06-01' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last updated June 1, 2023')).toBeVisible();
    await expect(canvas.getByText('This policy has been replaced')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the current policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  },
});
