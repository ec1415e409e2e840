import type { LegalText } from '#contract/legal-texts';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { List } from '#ui/list';
import { Stack } from '#ui/stack';
import { legal } from '../copy/legal.ts';
import { formatVersionDate } from '../format/dates.ts';
import * as css from './legal-page.css.ts';
import { legalPaths } from './legal-paths.ts';

const titleId = 'legal-versions';

/** The versions before this one, and those since. Nothing where there is only one. */
export function OtherVersions({ legalText }: { legalText: LegalText }) {
  const { document, version, versions } = legalText;
  const others = versions.filter((other) => other.version !== version);
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby={titleId} className={css.section}>
      <Stack gap="m">
        <Heading level={2} size={4} id={titleId}>
          {legal.otherVersions}
        </Heading>
        <List
          items={others.map((other) => (
            <TextLink key={other.version} href={legalPaths[document].versionOf(other.version)}>
              {formatVersionDate(other.version)}
            </TextLink>
          ))}
        />
      </Stack>
    </nav>
  );
}
