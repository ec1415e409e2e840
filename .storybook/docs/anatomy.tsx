import { DocsContext, Story, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import type { Anatomy as AnatomyGuide } from '../guide.ts';
import * as css from './anatomy.css.ts';
import { LinkedMarkdown } from './component-link.tsx';
import { isFramed } from './example.tsx';
import { frameUrl } from './frame-url.ts';
import { type Marker, observeParts } from './observe-parts.ts';
import { text } from './page.css.ts';
import { useGlobals } from './use-globals.ts';
import { useStories } from './use-stories.ts';

/** A rendered story with a number on each part, and what the numbers mean below it. */
export function Anatomy({ story: slug, parts }: AnatomyGuide) {
  const { primary } = useStories();
  const stories = useContext(DocsContext).componentStories();
  const globals = useGlobals();
  const box = useRef<HTMLDivElement>(null);
  const [markers, setMarkers] = useState<readonly Marker[]>([]);
  const story = stories.find(({ id }) => id.endsWith(`--${slug}`)) ?? primary;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the direction moves every part
  useEffect(() => {
    if (!box.current) return;
    const selectors = parts.map(({ selector }) => selector);
    return observeParts(box.current, selectors, setMarkers);
  }, [parts, globals]);

  return (
    <Unstyled>
      {/* The legend is its text alternative. */}
      <div ref={box} inert className={css.box}>
        {isFramed(story) ? (
          <iframe
            title={story.name}
            data-example
            src={frameUrl(story.id, globals)}
            height={story.parameters.docs?.story?.iframeHeight ?? '400px'}
            className={css.frame}
          />
        ) : (
          <div className={css.example}>
            <Story of={story.moduleExport} __forceInitialArgs />
          </div>
        )}
        {markers.map(({ number, part, x, y }) => (
          <div key={number} aria-hidden="true">
            <span
              className={css.outline}
              style={{ left: part.x, top: part.y, width: part.width, height: part.height }}
            />
            <span className={css.marker} style={{ left: x, top: y }}>
              {number}
            </span>
          </div>
        ))}
      </div>
      <ol className={`${css.legend} ${text}`}>
        {parts.map(({ name, description, selector }, index) => (
          <li key={name} data-part={selector} className={css.entry}>
            <span aria-hidden="true" className={css.number}>
              {index + 1}
            </span>
            <div>
              <strong>{name}</strong>
              {description && <LinkedMarkdown>{description}</LinkedMarkdown>}
            </div>
          </li>
        ))}
      </ol>
    </Unstyled>
  );
}
