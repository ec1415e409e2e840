import { Anchor, AnchorMdx, Description, Heading, Subheading } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { CollapsedSource } from './collapsed-source.tsx';
import { Example, isFramed } from './example.tsx';

/** Storybook's Stories block, without the stories that would play and take the focus on load. */
export function StoryList({ stories }: { stories: readonly PreparedStory[] }) {
  return (
    <>
      <Heading>Stories</Heading>
      {stories.map((story) =>
        playsOnLoad(story) ? (
          <StoryIntro key={story.id} story={story} />
        ) : (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <Example story={story} />
          </Anchor>
        ),
      )}
    </>
  );
}

/** A story's name, description and source, with a link to the story itself. */
function StoryIntro({ story }: { story: PreparedStory }) {
  return (
    <Anchor storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <p>
        <AnchorMdx href={`?path=/story/${story.id}`} target="_self">
          {`Open ${story.name}`}
        </AnchorMdx>
      </p>
      <CollapsedSource of={story.moduleExport} />
    </Anchor>
  );
}

function playsOnLoad(story: PreparedStory): boolean {
  return isFramed(story) && story.playFunction !== undefined;
}
