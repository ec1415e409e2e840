import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Globals } from 'storybook/internal/types';
import { Button } from '#ui/button';
import type { PicturedStory } from '../visual/pictures.ts';
import { frameUrl } from './frame-url.ts';
import * as css from './live-preview.css.ts';
import { shownPreview } from './shown-preview.ts';

type LivePreviewProps = { story: PicturedStory; globals: Globals };

/** Renders a story that has no picture on request. Only one of the page is rendered at a time. */
export function LivePreview({ story, globals }: LivePreviewProps) {
  const { isShown, toggle } = usePreview(story.id);
  const button = useRef<HTMLButtonElement>(null);
  const label = isShown ? 'Hide preview' : 'Show preview';
  return (
    <>
      {isShown && (
        <>
          <span className={css.loading}>Loading preview…</span>
          <Frame story={story} globals={globals} onFocusTaken={() => button.current?.focus()} />
        </>
      )}
      <div className={css.toggle} data-shown={isShown || undefined}>
        <Button
          ref={button}
          variant="quiet"
          size="small"
          aria-label={`${label} of ${story.name}`}
          onClick={toggle}
        >
          {label}
        </Button>
      </div>
    </>
  );
}

type FrameProps = LivePreviewProps & { onFocusTaken: () => void };

/** Only looked at, so the focus that its play function takes goes back to where it came from. */
function Frame({ story, globals, onFocusTaken }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // While the event is dispatched, the focus is still on its way.
    const check = () =>
      setTimeout(() => {
        if (document.activeElement === frame.current) onFocusTaken();
      });
    window.addEventListener('blur', check);
    return () => window.removeEventListener('blur', check);
  }, [onFocusTaken]);
  return (
    <iframe
      ref={frame}
      title={`Preview of ${story.name}`}
      src={frameUrl(story.id, globals)}
      tabIndex={-1}
      className={story.tags?.includes('screen') ? css.screen : css.part}
    />
  );
}

function usePreview(id: string) {
  const isShown = useSyncExternalStore(shownPreview.subscribe, () => shownPreview.isShown(id));
  useEffect(() => () => shownPreview.hide(id), [id]);
  return { isShown, toggle: () => (isShown ? shownPreview.hide(id) : shownPreview.show(id)) };
}
