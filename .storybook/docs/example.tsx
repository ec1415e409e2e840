import { Source, Story } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { hidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import * as css from './example.css.ts';
import { useGlobals } from './use-globals.ts';

type ExampleProps = {
  story: PreparedStory;
  /** Drawn first on its page. */
  primary?: boolean;
  withCode?: boolean;
};

/** A story at work, and its code on demand. */
export function Example({ story, primary = false, withCode = true }: ExampleProps) {
  return (
    <div className={css.example}>
      {isFramed(story) ? <Framed story={story} /> : <Inline story={story} primary={primary} />}
      {withCode && <Code story={story} />}
    </div>
  );
}

/** What the page is about, below its title; headings inside follow on this one. */
export function FirstExample({ story }: Pick<ExampleProps, 'story'>) {
  return (
    <section>
      <h2 className={hidden}>Example</h2>
      <Example story={story} primary />
    </section>
  );
}

/** What takes the whole window, or is a whole page, stands in a window of its own. */
export function isFramed({ parameters, tags }: PreparedStory): boolean {
  return parameters.docs?.story?.inline === false || tags.includes('screen');
}

/** The form keeps radio buttons apart from those of other stories on the page; it is never sent. */
function Inline({ story, primary }: Required<Pick<ExampleProps, 'story' | 'primary'>>) {
  const isWide = story.parameters.layout === 'fullscreen';
  return (
    <form
      className={isWide ? css.stage : css.paddedStage}
      onSubmit={(event) => event.preventDefault()}
    >
      <Story of={story.moduleExport} __primary={primary} />
    </form>
  );
}

function Framed({ story }: { story: PreparedStory }) {
  const looks = Object.entries(useGlobals()).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : [],
  );
  const query = new URLSearchParams({ viewMode: 'story', id: story.id, globals: looks.join(';') });
  return (
    <iframe
      title={story.name}
      src={`iframe.html?${query}`}
      height={story.parameters.docs?.story?.iframeHeight ?? '400px'}
      loading="lazy"
      className={css.frame}
    />
  );
}

function Code({ story }: { story: PreparedStory }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={css.code}
    >
      <summary className={css.summary}>Code</summary>
      {open && <Source of={story.moduleExport} />}
    </details>
  );
}
