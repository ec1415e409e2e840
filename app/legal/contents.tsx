import type { LegalSection } from '#contract/legal-format';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { legal } from '../copy/legal.ts';
import * as css from './legal-page.css.ts';

const labelId = 'legal-contents';

export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-labelledby={labelId} className={css.contents}>
      <Text id={labelId} size="small" weight="strong" tone="soft">
        {legal.contents}
      </Text>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id} className={css.entry}>
            <Text as="span" tone="faint" numeric>
              {index + 1}.
            </Text>
            <TextLink href={`#${id}`} standalone>
              {title}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
