import { expect } from 'storybook/test';
import { SkipLink } from '#app/shell/skip-link.tsx';
import { Text } from '#ui/text';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Skip link',
  component: SkipLink,
  args: { to: 'content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1} style={{ paddingBlockStart: 64 }}>
          <Text>The screen begins here.</Text>
        </main>
      </>
    ),
  ],
  globals: { audience: 'visitor' },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: '200px' },
      description: {
        component:
          'The first stop for keyboard users on every page; skips to the content. Visible only while focused.',
      },
    },
  },
});

/** After pressing Tab once. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#content');
  },
});
