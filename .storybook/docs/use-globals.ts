import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';

/** The values of the toolbar: theme, brand, direction. */
export function useGlobals(): Globals {
  const context = useContext(DocsContext);
  const { channel } = context;
  const [globals, setGlobals] = useState<Globals>(() => {
    const [story] = context.componentStories();
    return story ? context.getStoryContext(story).globals : {};
  });

  useEffect(() => {
    // A framed story with globals of its own reports them to this page too.
    const update = (changed: { userGlobals: Globals }) => setGlobals(changed.userGlobals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);

  return globals;
}
