import { Stack } from '#ui/stack';
import { Contents } from './contents.tsx';
import { FirstExample } from './example.tsx';
import { Head } from './head.tsx';
import { Keyboard } from './keyboard.tsx';
import { Chapter, Main } from './layout.tsx';
import { Props } from './props.tsx';
import { Rules } from './rules.tsx';
import { Stories } from './stories.tsx';
import { usePage } from './use-page.ts';
import { WhenToUse } from './when-to-use.tsx';

const firstChapter = { id: 'use', title: 'When to use it' };

/** How to use a component, from the first look to every state it has. */
export function ComponentPage() {
  const { guide, primary, others } = usePage();
  const chapters = [
    guide && { id: 'rules', title: 'Do and don’t', content: <Rules {...guide} /> },
    guide?.keyboard && {
      id: 'keyboard',
      title: 'Keyboard',
      content: <Keyboard keys={guide.keyboard} />,
    },
    { id: 'props', title: 'Props', content: <Props /> },
    others.length > 0 && { id: 'stories', title: 'Stories', content: <Stories stories={others} /> },
  ].filter((chapter) => typeof chapter === 'object');

  return (
    <Main aside={<Contents chapters={[...(guide ? [firstChapter] : []), ...chapters]} />}>
      <Stack gap="xl">
        <Head />
        <FirstExample story={primary} />
      </Stack>
      {guide && <WhenToUse {...guide} />}
      {chapters.map(({ id, title, content }) => (
        <Chapter key={id} id={id} title={title}>
          {content}
        </Chapter>
      ))}
    </Main>
  );
}
