import { expect } from 'storybook/test';
import { SkipLink } from '#app/shell/skip-link.tsx';
import { Text } from '#ui/text';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'app/shell/Skip link',
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
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: '200px' },
      description: {
        component:
          'The keyboard’s first stop on every screen: past the bar, to the content. It shows only while it has the focus.',
      },
    },
  },
});

/** After the first press of Tab. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#content');
  },
});
