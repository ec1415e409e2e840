import { useEffect, useState } from 'react';
import type { Globals } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import { routes } from '#app/routes/all-routes.ts';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Inline } from '#ui/inline';
import { Text } from '#ui/text';
import { Thumbnail, ThumbnailList } from '../../.storybook/docs/thumbnails.tsx';
import preview from '../../.storybook/preview.tsx';
import { GuidePage, GuideSection } from '../foundations/guide-page.tsx';
import { loadStories } from './load-stories.ts';
import { type MappedScreen, mapScreens, type ScreenGroup } from './screen-map.ts';

const meta = preview.meta({
  title: 'Screens/Map of screens',
  // It reads the stories of the whole Storybook, and its pictures are those of other stories.
  tags: ['!autodocs', 'screen', 'unpictured'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Map of screens',
  render: (_args, { globals }) => <MapOfScreens globals={globals} />,
  play: async ({ canvas }) => {
    const name = 'Account';
    await expect(await canvas.findByRole('heading', { name }, { timeout: 10_000 })).toBeVisible();
  },
});

function MapOfScreens({ globals }: { globals: Globals }) {
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
      lead="Every screen and email in its default state, with its address and pictures of its other states."
    >
      {hasFailed && <Text>Couldn’t load the list of stories. Reload this page.</Text>}
      {!hasFailed && groups.length === 0 && <Text>Loading stories…</Text>}
      {groups.map(({ name, screens }) => (
        <GuideSection key={name} title={name}>
          <ThumbnailList>
            {screens.map((screen) => (
              <Screen key={screen.first.id} screen={screen} globals={globals} />
            ))}
          </ThumbnailList>
        </GuideSection>
      ))}
    </GuidePage>
  );
}

type ScreenProps = { screen: MappedScreen; globals: Globals };

function Screen({ screen: { name, addresses, first, others }, globals }: ScreenProps) {
  return (
    <Thumbnail story={first} name={name} globals={globals}>
      {addresses.map((address) => (
        <Text key={address} size="small" tone="soft">
          {address === '*' ? 'Any other address' : address}
        </Text>
      ))}
      {others.length > 0 && <OtherStates screen={name} stories={others} globals={globals} />}
    </Thumbnail>
  );
}

type OtherStatesProps = {
  screen: string;
  stories: MappedScreen['others'];
  globals: Globals;
};

/** In a dialog, where pictures are large enough, and the map below doesn't move. */
function OtherStates({ screen, stories, globals }: OtherStatesProps) {
  const [isOpen, setOpen] = useState(false);
  const label = stories.length === 1 ? '1 more state' : `${stories.length} more states`;
  return (
    <>
      <Inline>
        <Button
          variant="quiet"
          size="small"
          aria-label={`${label} of ${screen}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      </Inline>
      <Dialog open={isOpen} onOpenChange={setOpen} title={`${screen}: ${label}`} size="large">
        <ThumbnailList>
          {stories.map((story) => (
            <Thumbnail key={story.id} story={story} globals={globals} />
          ))}
        </ThumbnailList>
      </Dialog>
    </>
  );
}
