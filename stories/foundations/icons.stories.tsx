import { Grid } from '#ui/grid';
import { Icon, type IconName } from '#ui/icon';
import { List } from '#ui/list';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { paths } from '../../ui/icon/paths.ts';
import * as css from './guide-page.css.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';

const meta = preview.meta({
  title: 'foundations/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const isIconName = (name: string): name is IconName => name in paths;

export const Default = meta.story({
  name: 'Icons',
  render: () => (
    <GuidePage
      title="Icons"
      lead="Our own small set: 20 px, one stroke of 1.5 px, square ends, like rules in a forme. An icon stands beside a word and is never read out."
    >
      <GuideSection title="The set">
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
      <GuideSection title="What holds">
        <List
          marker="check"
          items={[
            'A word stands by it. Only the few everybody knows, such as Close, may be buttons of their own, and those carry their name for the ear.',
            'It has the color of its words. In forced colors too.',
            'Arrows turn round where text runs from right to left; what has no direction does not.',
            'Four sizes: text (as high as its line), small 16, medium 20, large 28 px. A thing of another size is a picture.',
            'A new one is drawn on the same grid in ui/icon/paths.ts. A second meaning for an old one is a new one.',
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
});
