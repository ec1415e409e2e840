import { Stack } from '#ui/stack';
import { FirstExample } from './example.tsx';
import { Head } from './head.tsx';
import { Chapter, Main } from './layout.tsx';
import { Stories, StoryHead } from './stories.tsx';
import { usePage } from './use-page.ts';

/** A screen is large: one is drawn, and every other outcome is a link away. */
export function ScreenPage() {
  const { primary, others } = usePage();
  const isWhole = primary.tags.includes('screen');
  return (
    <Main>
      <Stack gap="xl">
        <Head />
        <FirstExample story={primary} />
      </Stack>
      {others.length > 0 && (
        <Chapter id="stories" title={isWhole ? 'Every outcome' : 'Stories'}>
          {isWhole ? (
            <Stack as="ul" gap="m">
              {[primary, ...others].map((story) => (
                <StoryHead key={story.id} story={story} />
              ))}
            </Stack>
          ) : (
            <Stories stories={others} />
          )}
        </Chapter>
      )}
    </Main>
  );
}
