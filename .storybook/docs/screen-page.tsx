import { Anchor, Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { LinkedMarkdown } from './component-link.tsx';
import { PrimaryExample } from './example.tsx';
import { StoryList } from './story-list.tsx';
import { Thumbnail, ThumbnailList } from './thumbnails.tsx';
import { useGlobals } from './use-globals.ts';
import { useStories } from './use-stories.ts';

/** A whole screen is large: one state is shown live and the others as pictures. */
export function ScreenPage() {
  const { primary, others } = useStories();
  const isWholeScreen = primary.tags.includes('screen');
  return (
    <>
      <PrimaryExample />
      {others.length > 0 && !isWholeScreen && <StoryList stories={others} />}
      {others.length > 0 && isWholeScreen && <States stories={[primary, ...others]} />}
    </>
  );
}

function States({ stories }: { stories: readonly PreparedStory[] }) {
  const globals = useGlobals();
  return (
    <>
      <Heading>Every state</Heading>
      <Unstyled>
        <ThumbnailList>
          {stories.map((story) => (
            <Thumbnail key={story.id} story={story} globals={globals}>
              <Anchor storyId={story.id}>
                <LinkedMarkdown>{describe(story)}</LinkedMarkdown>
              </Anchor>
            </Thumbnail>
          ))}
        </ThumbnailList>
      </Unstyled>
    </>
  );
}

function describe({ parameters }: PreparedStory): string {
  return parameters.docs?.description?.story ?? '';
}
