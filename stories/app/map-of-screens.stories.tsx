import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { routes } from '#app/routes.tsx';
import { Disclosure } from '#ui/disclosure';
import { List } from '#ui/list';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { StoryLink } from '../../.storybook/docs/story-link.tsx';
import { Thumbnail, ThumbnailList } from '../../.storybook/docs/thumbnails.tsx';
import preview from '../../.storybook/preview.tsx';
import { GuidePage, GuideSection } from '../foundations/guide-page.tsx';
import { loadStories } from './load-stories.ts';
import { type MappedScreen, mapScreens, type ScreenGroup } from './screen-map.ts';

const meta = preview.meta({
  title: 'Screens/Map of screens',
  // It reads the stories of the whole Storybook, and its pictures are those of other stories.
  tags: ['!autodocs', '!test', 'screen', 'unpictured'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Map of screens',
  render: (_args, { globals }) => <MapOfScreens theme={globals.theme} />,
  play: async ({ canvas }) => {
    const name = 'Account';
    await expect(await canvas.findByRole('heading', { name }, { timeout: 10_000 })).toBeVisible();
  },
});

function MapOfScreens({ theme }: { theme: string }) {
  const [groups, setGroups] = useState<ScreenGroup[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    loadStories()
      .then((stories) => setGroups(mapScreens(stories, routes)))
      .catch(() => setHasFailed(true));
  }, []);
  return (
    <GuidePage
      title="Map of screens"
      lead="Every screen and email in its default state, with its address and links to its other states."
    >
      {hasFailed && <Text>Couldn’t load the list of stories. Reload this page.</Text>}
      {!hasFailed && groups.length === 0 && <Text>Loading stories…</Text>}
      {groups.map(({ name, screens }) => (
        <GuideSection key={name} title={name}>
          <ThumbnailList>
            {screens.map((screen) => (
              <Screen key={screen.first.id} screen={screen} theme={theme} />
            ))}
          </ThumbnailList>
        </GuideSection>
      ))}
    </GuidePage>
  );
}

type ScreenProps = { screen: MappedScreen; theme: string };

function Screen({ screen: { name, addresses, first, others }, theme }: ScreenProps) {
  return (
    <Thumbnail story={first} name={name} theme={theme}>
      {addresses.map((address) => (
        <Text key={address} size="small" tone="soft">
          {address === '*' ? 'Any other address' : address}
        </Text>
      ))}
      {others.length > 0 && <OtherStates stories={others} />}
    </Thumbnail>
  );
}

function OtherStates({ stories }: { stories: MappedScreen['others'] }) {
  const summary = stories.length === 1 ? '1 more state' : `${stories.length} more states`;
  return (
    <Disclosure summary={summary}>
      <Stack gap="xs">
        <List
          size="small"
          gap="tight"
          items={stories.map(({ id, name }) => (
            <StoryLink key={id} id={id}>
              {name}
            </StoryLink>
          ))}
        />
      </Stack>
    </Disclosure>
  );
}
