import { AnchorMdx, Canvas, Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import * as css from './page.css.ts';
import { useGlobals } from './use-globals.ts';
import { useStories } from './use-stories.ts';

type ExampleProps = { story: PreparedStory; isPrimary?: boolean };

/** The rendered story and its source. */
export function Example({ story, isPrimary = false }: ExampleProps) {
  if (isFramed(story)) return <FramedExample story={story} />;
  // The form separates radio buttons from those of other stories on the page. It is never sent.
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Canvas
        of={story.moduleExport}
        story={{ __primary: isPrimary, __forceInitialArgs: !isPrimary }}
        source={{ __forceInitialArgs: !isPrimary }}
      />
    </form>
  );
}

/** The example that the controls change. */
export function PrimaryExample() {
  return <Example story={useStories().primary} isPrimary />;
}

/** Stories that take the whole window are shown in a frame. */
export function isFramed({ parameters, tags }: PreparedStory): boolean {
  return parameters.docs?.story?.inline === false || tags.includes('screen');
}

/** Storybook's own frame ignores the toolbar: this one follows its theme, brand and direction. */
function FramedExample({ story }: { story: PreparedStory }) {
  const globals = Object.entries(useGlobals()).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : [],
  );
  const query = new URLSearchParams({
    viewMode: 'story',
    id: story.id,
    globals: globals.join(';'),
  });
  return (
    <>
      <iframe
        title={story.name}
        src={`iframe.html?${query}`}
        height={story.parameters.docs?.story?.iframeHeight ?? '400px'}
        loading="lazy"
        className={css.frame}
      />
      <p>
        <AnchorMdx href={`?path=/story/${story.id}`} target="_self">
          {`Open ${story.name}`}
        </AnchorMdx>
      </p>
      <CollapsedSource story={story} />
    </>
  );
}

/** The source of a screen is long, so it is rendered only when it is opened. */
function CollapsedSource({ story }: { story: PreparedStory }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Show code</summary>
      {isOpen && <Source of={story.moduleExport} />}
    </details>
  );
}
