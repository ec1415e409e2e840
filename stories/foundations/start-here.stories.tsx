import { useEffect, useState } from 'react';
import type { Globals } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import { Inline } from '#ui/inline';
import { Text } from '#ui/text';
import { componentGroups } from '../../.storybook/docs/component-groups.ts';
import { StoryLink } from '../../.storybook/docs/story-link.tsx';
import { Thumbnail, ThumbnailList } from '../../.storybook/docs/thumbnails.tsx';
import preview from '../../.storybook/preview.tsx';
import { placeOf } from '../../.storybook/shelf.ts';
import type { StoryEntry } from '../../.storybook/visual/pictures.ts';
import { link } from '../../ui/link/link.css.ts';
import readme from '../../ui/README.md?raw';
import { CodeBlock } from './code-block.tsx';
import { GuidePage, GuideSection } from './guide-page.tsx';

const install = /^npm install \S+\.tgz/m.exec(readme)?.[0] ?? '';

const meta = preview.meta({
  title: 'Foundations/Start here',
  tags: ['!autodocs', 'screen'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Start here',
  render: (_args, { globals }) => <Welcome globals={globals} />,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Button' }, { timeout: 10_000 });
    await expect(link).toHaveAttribute('href', './?path=/docs/actions-button--docs');
  },
});

function Welcome({ globals }: { globals: Globals }) {
  const [stories, setStories] = useState<StoryEntry[]>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    loadPages()
      .then(setStories)
      .catch(() => setHasFailed(true));
  }, []);
  return (
    <GuidePage
      title="Paper and ink"
      lead="React components for shops, accounts and admin screens that have to be clear and quick: accessible by keyboard and screen reader, light and dark, from right to left, from 320 px up. The design system of Sitewright, ready for any app."
    >
      <GuideSection title="Install" note="Then import the styles once, and each component by name.">
        <CodeBlock label="the command" code={install} />
        <StoryLink id="foundations-install--default" className={link}>
          Set it up, step by step
        </StoryLink>
      </GuideSection>
      {hasFailed && <Text>Couldn’t load the list of pages. Reload this page.</Text>}
      {stories && <LinkGroup title="Foundations" stories={stories} />}
      {stories &&
        componentGroups.map((group) => (
          <GuideSection key={group} title={group}>
            <ThumbnailList>
              {stories
                .filter(({ title }) => title.startsWith(`${group}/`))
                .map((story) => (
                  <Thumbnail
                    key={story.id}
                    story={story}
                    name={nameOf(story)}
                    target={story.id.replace(/--default$/, '--docs')}
                    globals={globals}
                  />
                ))}
            </ThumbnailList>
          </GuideSection>
        ))}
      {stories && <LinkGroup title="Patterns" stories={stories} />}
      {stories && <LinkGroup title="Product" stories={stories} />}
    </GuidePage>
  );
}

function LinkGroup({ title, stories }: { title: string; stories: readonly StoryEntry[] }) {
  return (
    <GuideSection title={title}>
      <Inline gap="m">
        {stories
          .filter((story) => placeOf(story.title).startsWith(`${title}/`))
          .map((story) => (
            <StoryLink key={story.id} id={story.id} className={link}>
              {nameOf(story)}
            </StoryLink>
          ))}
      </Inline>
    </GuideSection>
  );
}

function nameOf({ title }: StoryEntry): string {
  return placeOf(title).split('/').at(-1) ?? title;
}

/** The first story of each page, in the order of the sidebar. */
async function loadPages(): Promise<StoryEntry[]> {
  const response = await fetch('./index.json');
  const index: { entries: Record<string, StoryEntry> } = await response.json();
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const shown = stories.filter(({ tags = [] }) => tags.includes('dev'));
  return shown.filter(({ title }, position) => title !== shown[position - 1]?.title);
}
