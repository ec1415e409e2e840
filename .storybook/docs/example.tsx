import { Canvas } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { FramedExample } from './framed-example.tsx';
import { useStories } from './use-stories.ts';
import { findExample } from './written-code.tsx';

type ExampleProps = { story: PreparedStory; isPrimary?: boolean };

/** The rendered story and its source. */
export function Example({ story, isPrimary = false }: ExampleProps) {
  const code = isPrimary ? findExample(story.title) : undefined;
  if (isFramed(story)) return <FramedExample story={story} code={code} />;
  // The form separates radio buttons from those of other stories on the page. It is never sent.
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Canvas
        of={story.moduleExport}
        story={{ __primary: isPrimary, __forceInitialArgs: !isPrimary }}
        source={code ? { code, language: 'tsx' } : { __forceInitialArgs: !isPrimary }}
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
