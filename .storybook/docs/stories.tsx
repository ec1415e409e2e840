import { Anchor } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { Example, isFramed } from './example.tsx';
import { Prose } from './prose.tsx';
import { StoryLink } from './story-link.tsx';
import { wordsOf } from './use-page.ts';

/** Every story with its words and its picture. */
export function Stories({ stories }: { stories: readonly PreparedStory[] }) {
  return (
    <Stack gap="xl">
      {stories.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Stack gap="s">
            <StoryHead story={story} />
            {!playsByItself(story) && <Example story={story} />}
          </Stack>
        </Anchor>
      ))}
    </Stack>
  );
}

/** In a window of its own it would play at once, and take the focus of whoever is reading. */
function playsByItself(story: PreparedStory): boolean {
  return isFramed(story) && story.playFunction !== undefined;
}

/** A story's name and words, with the way to where it stands alone. */
export function StoryHead({ story }: { story: PreparedStory }) {
  const words = wordsOf(story);
  return (
    <Stack gap="xxs">
      <Inline gap="m" justify="between" align="baseline">
        <Heading level={3} size={4}>
          {story.name}
        </Heading>
        <Text size="small">
          <StoryLink view="story" id={story.id} label={`Open ${story.name}`}>
            Open
          </StoryLink>
        </Text>
      </Inline>
      {words && (
        <Text tone="soft" measure>
          <Prose>{words}</Prose>
        </Text>
      )}
    </Stack>
  );
}
