import { Grid } from '#ui/grid';
import { Icon, type IconName } from '#ui/icon';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { paths } from '../../ui/icon/paths.ts';
import * as css from './page.css.ts';
import { Page } from './page.tsx';

const meta = preview.meta({
  title: 'foundations/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const isIconName = (name: string): name is IconName => name in paths;

export const Default = meta.story(() => (
  <Page
    title="Icons"
    lead="Our own small set: 20 px, one stroke of 1.5 px, square ends, like rules in a forme. Each stands beside a word; arrows turn round where text runs from right to left."
  >
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
  </Page>
));
