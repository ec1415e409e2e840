import { ArgTypes, Controls, Heading, useOf } from '@storybook/addon-docs/blocks';
import { isFramed, PrimaryExample } from './example.tsx';
import { GuideChapters } from './guide-chapters.tsx';
import { ImportLine } from './import-line.tsx';
import { StoryList } from './story-list.tsx';
import { useStories } from './use-stories.ts';

/** The example comes first, its props right below it, then the guide and all other stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { primary, others } = useStories();
  const guide = preparedMeta.parameters.guide;
  return (
    <>
      <ImportLine title={preparedMeta.title} />
      <PrimaryExample />
      <Heading>Props</Heading>
      {isFramed(primary) ? <ArgTypes sort="requiredFirst" /> : <Controls />}
      {guide && <GuideChapters guide={guide} />}
      {others.length > 0 && <StoryList stories={others} />}
    </>
  );
}
