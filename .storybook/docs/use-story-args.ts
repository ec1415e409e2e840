import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import {
  RESET_STORY_ARGS,
  STORY_ARGS_UPDATED,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import type { Args, PreparedStory } from 'storybook/internal/types';

/** A story's args as they are now, and how to change them wherever the story is drawn. */
export function useStoryArgs(story: PreparedStory) {
  const context = useContext(DocsContext);
  const [args, setArgs] = useState<Args>(() => context.getStoryContext(story).args);
  const { channel } = context;
  const storyId = story.id;

  useEffect(() => {
    const follow = (changed: { storyId: string; args: Args }) => {
      if (changed.storyId === storyId) setArgs(changed.args);
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, storyId]);

  return {
    args,
    change: (updatedArgs: Args) => channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs }),
    reset: () => channel.emit(RESET_STORY_ARGS, { storyId }),
  };
}
