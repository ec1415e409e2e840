import { Heading } from '@storybook/addon-docs/blocks';
import { PrimaryExample } from './example.tsx';
import { StoryIntro, StoryList } from './story-list.tsx';
import { useStories } from './use-stories.ts';

/** A whole screen is large: one state is shown and the others are links. */
export function ScreenPage() {
  const { primary, others } = useStories();
  const isWholeScreen = primary.tags.includes('screen');
  return (
    <>
      <PrimaryExample />
      {others.length > 0 && !isWholeScreen && <StoryList stories={others} />}
      {others.length > 0 && isWholeScreen && (
        <>
          <Heading>Every state</Heading>
          {[primary, ...others].map((story) => (
            <StoryIntro key={story.id} story={story} />
          ))}
        </>
      )}
    </>
  );
}
