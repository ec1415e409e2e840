import { AnchorMdx, DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { Globals, PreparedStory } from 'storybook/internal/types';
import { InlineSelect } from '#ui/inline-select';
import { viewports } from '../viewports.ts';
import { CollapsedSource } from './collapsed-source.tsx';
import { frameUrl } from './frame-url.ts';
import * as css from './page.css.ts';
import { useGlobals } from './use-globals.ts';

/** `code`: written by hand, instead of the story's source. */
type FramedExampleProps = { story: PreparedStory; code: string | undefined };

/**
 * Storybook's own frame ignores the toolbar: this one follows it, and has a width. Embedded, a story is shown
 * at rest: its play would fail in another width, and take the focus.
 */
export function FramedExample({ story, code }: FramedExampleProps) {
  const globals = useGlobals();
  const viewport = Object.entries(viewports).find(([key]) => key === widthOf(globals))?.[1];
  const height = story.parameters.docs?.story?.iframeHeight ?? '400px';
  return (
    <>
      <WidthSwitch value={viewport ? widthOf(globals) : ''} />
      <div className={css.frameScroller}>
        <iframe
          title={story.name}
          data-example
          src={`${frameUrl(story.id, globals)}&embed=true`}
          height={height}
          loading="lazy"
          style={{ inlineSize: viewport?.styles.width }}
          className={css.frame}
        />
      </div>
      <p>
        <AnchorMdx href={`?path=/story/${story.id}`} target="_self">
          {`Open ${story.name}`}
        </AnchorMdx>
      </p>
      <CollapsedSource {...(code ? { code } : { of: story.moduleExport })} />
    </>
  );
}

/** Stories are shown in the same width: it is the value of Storybook's viewport menu. */
function WidthSwitch({ value }: { value: string }) {
  const { channel } = useContext(DocsContext);
  const setViewport = (key: string) => {
    const viewport = { value: key || undefined, isRotated: false };
    channel.emit(UPDATE_GLOBALS, { globals: { viewport } });
  };
  return (
    <Unstyled>
      <div className={css.frameWidth}>
        <InlineSelect
          label="Width"
          size="small"
          value={value}
          onValueChange={setViewport}
          options={[
            { value: '', label: 'This page' },
            ...Object.entries(viewports).map(([key, { name }]) => ({ value: key, label: name })),
          ]}
        />
      </div>
    </Unstyled>
  );
}

function widthOf({ viewport }: Globals): string {
  return (typeof viewport === 'string' ? viewport : viewport?.value) ?? '';
}
