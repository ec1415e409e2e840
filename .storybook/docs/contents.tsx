import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import * as css from './page.css.ts';

type ContentsProps = { chapters: readonly { id: string; title: string }[] };

/** The chapters of a long page, in view beside it. */
export function Contents({ chapters }: ContentsProps) {
  return (
    <nav aria-labelledby="contents">
      <Stack gap="xs">
        <Text id="contents" size="small" weight="strong">
          On this page
        </Text>
        <ul>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              {/* Every other link of a Storybook page leads out of its frame. */}
              <a href={`#${id}`} target="_self" className={css.contentsLink}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Stack>
    </nav>
  );
}
