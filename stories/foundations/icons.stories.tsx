import { Grid } from '#ui/grid';
import { Icon, type IconName } from '#ui/icon';
import { List } from '#ui/list';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { paths } from '../../ui/icon/paths.ts';
import * as css from './guide-page.css.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';

const meta = preview.meta({
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const isIconName = (name: string): name is IconName => name in paths;

export const Default = meta.story({
  name: 'Icons',
  render: () => (
    <GuidePage
      title="Icons"
      lead="A small set of our own on a 20 px grid, with a 1.5 px stroke and square ends. Icons go next to text and are hidden from screen readers."
    >
      <GuideSection title="All icons">
        <Grid min="tile" gap="m" as="ul">
          {Object.keys(paths)
            .filter(isIconName)
            .map((name) => (
              <div key={name} className={css.icon}>
                <Icon name={name} size="large" />
                <Text size="small">{name}</Text>
              </div>
            ))}
        </Grid>
      </GuideSection>
      <GuideSection title="Guidelines">
        <List
          marker="check"
          items={[
            'Put text next to an icon. Only the few that everyone knows, such as Close, can be buttons on their own, with an accessible name.',
            'Icons have the color of their text, also in forced colors.',
            'Arrows are mirrored in right-to-left text; icons without a direction are not.',
            'There are four sizes: text (as tall as its line), small 16, medium 20 and large 28 px.',
            'Draw new icons on the same grid in ui/icon/paths.ts. Don’t reuse an icon for a second meaning.',
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
});
