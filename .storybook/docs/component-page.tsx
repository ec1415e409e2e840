import { Heading, useOf } from '@storybook/addon-docs/blocks';
import { StatusLine } from './component-status.tsx';
import { PrimaryExample } from './example.tsx';
import { GuideChapters } from './guide-chapters.tsx';
import { ImportLine } from './import-line.tsx';
import { PropsTable } from './props-table.tsx';
import { StoryList } from './story-list.tsx';
import { useStories } from './use-stories.ts';
import { Types } from './written-code.tsx';

/** The example comes first, its props right below it, then the guide and all other stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { others } = useStories();
  const guide = preparedMeta.parameters.guide;
  return (
    <>
      <StatusLine component={preparedMeta.title.split('/').at(-1) ?? ''} />
      <ImportLine title={preparedMeta.title} />
      <PrimaryExample />
      <Heading>Props</Heading>
      <PropsTable />
      <Types title={preparedMeta.title} />
      {guide && <GuideChapters guide={guide} />}
      {others.length > 0 && <StoryList stories={others} />}
    </>
  );
}
