import { expect } from 'storybook/test';
import { List } from '#ui/list';
import preview from '../../.storybook/preview.tsx';
import { GuidePage, GuideSection } from './guide-page.tsx';
import { IconCatalog } from './icon-catalog.tsx';

const meta = preview.meta({
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Icons',
  render: () => (
    <GuidePage
      title="Icons"
      lead="A small set of our own on a 20 px grid, with a 1.5 px stroke and square ends. Icons go next to text and are hidden from screen readers."
    >
      <GuideSection
        title="All icons"
        note="Import Icon from paper-and-ink/icon. Components such as Button take the name as their icon. They take any icon component too, such as icon={Heart} with Heart from lucide-react."
      >
        <IconCatalog />
      </GuideSection>
      <GuideSection title="Guidelines">
        <List
          marker="check"
          items={[
            'Put text next to an icon. Only the few that everyone knows, such as Close, can be buttons on their own, with an accessible name.',
            'Icons have the color of their text, also in forced colors.',
            'Arrows are mirrored in right-to-left text; icons without a direction are not.',
            'There are four sizes: text (as tall as its line), small 16, medium 20 and large 28 px.',
            'Draw new icons on the same grid in ui/icon/paths.ts, or pass a component of another set. Don’t reuse an icon for a second meaning.',
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search icons' });
    const shown = () =>
      canvas
        .getAllByRole('button', { name: /^Copy code of/ })
        .map((button) => button.getAttribute('aria-label'));
    await userEvent.type(search, 'paperclip');
    await expect(shown()).toEqual(['Copy code of attach']);
    await userEvent.clear(search);
    await userEvent.type(search, 'unicorn');
    await expect(canvas.getByText('No icons found. Try another word.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(shown().length).toBeGreaterThan(20);
  },
});
