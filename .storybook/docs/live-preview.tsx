import { useState } from 'react';
import type { Globals } from 'storybook/internal/types';
import type { PicturedStory } from '../visual/pictures.ts';
import { frameUrl } from './frame-url.ts';
import * as css from './live-preview.css.ts';

/**
 * Renders a story that has no picture on request. One of the page at a time, as their common name
 * says: several would use up the memory.
 */
export function LivePreview({ story, globals }: { story: PicturedStory; globals: Globals }) {
  const [isShown, setIsShown] = useState(false);
  const label = isShown ? 'Hide preview' : 'Show preview';
  return (
    <details
      name="live-preview"
      className={css.preview}
      onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        aria-label={`${label} of ${story.name}`}
        className={css.toggle}
        onBlur={({ currentTarget }) => setTimeout(() => takeBackFocus(currentTarget))}
      >
        {label}
      </summary>
      {isShown && (
        <>
          <span className={css.loading}>Loading preview…</span>
          <iframe
            title={`Preview of ${story.name}`}
            src={frameUrl(story.id, globals)}
            tabIndex={-1}
            data-example
            className={story.tags?.includes('screen') ? css.screen : css.part}
          />
        </>
      )}
    </details>
  );
}

/** The frame is only looked at, but its play function takes the focus. */
function takeBackFocus(toggle: HTMLElement) {
  if (document.activeElement instanceof HTMLIFrameElement) toggle.focus();
}
