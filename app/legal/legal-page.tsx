import type { CSSProperties } from 'react';
import { type LegalSection, parseLegalText } from '#contract/legal-format';
import type { LegalText } from '#contract/legal-texts';
import { Columns, Sticky } from '#ui/columns';
import { Container } from '#ui/container';
import { Divider } from '#ui/divider';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { List } from '#ui/list';
import { Notice } from '#ui/notice';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { legal, legalDocuments } from '../copy/legal.ts';
import { useOrigin } from '../document/settings.tsx';
import { formatVersionDate } from '../format/dates.ts';
import { LegalBlocks } from './legal-blocks.tsx';
import * as css from './legal-page.css.ts';
import { legalPaths } from './legal-paths.ts';

const versionsTitleId = 'legal-versions';

const labelId = 'legal-contents';

const titleId = 'legal-title';

/** A version of a legal text. A replaced one links to the current one. */
export function LegalPage({ legalText }: { legalText: LegalText }) {
  const { document, version, text, shopName, current } = legalText;
  const { lead, sections } = parseLegalText(text);
  const { title, replaced } = legalDocuments[document];
  return (
    <div className={css.page} style={originOf(useOrigin())}>
      <Section aria-labelledby={titleId}>
        <Container>
          <Stack gap="xl">
            <Stack as="header" gap="m">
              <Heading level={1} size="display" id={titleId}>
                {title}
              </Heading>
              <Text tone="soft">{legal.updated(formatVersionDate(version))}</Text>
              <LegalBlocks blocks={lead} shopName={shopName} size="large" />
            </Stack>
            {version !== current && (
              <Notice
                tone="caution"
                title={replaced.title}
                action={<TextLink href={legalPaths[document].current}>{replaced.read}</TextLink>}
              >
                {replaced.body}
              </Notice>
            )}
            <Divider weight="ink" />
            <Columns split="wideLast">
              <Sticky>
                <Contents sections={sections} />
              </Sticky>
              <article className={css.article}>
                {sections.map(({ id, title: heading, blocks }, index) => (
                  <section key={id} id={id} className={css.section}>
                    <Stack gap="m">
                      <Heading level={2} size={3}>
                        {index + 1}. {heading}
                      </Heading>
                      <LegalBlocks blocks={blocks} shopName={shopName} />
                    </Stack>
                  </section>
                ))}
                <OtherVersions legalText={legalText} />
              </article>
            </Columns>
          </Stack>
        </Container>
      </Section>
    </div>
  );
}

/** React's style type has no custom properties. */
function originOf(address: string): CSSProperties {
  return { [css.origin]: `"${address}"` } as CSSProperties;
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
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

/** The versions before this one, and those since. Nothing where there is only one. */
function OtherVersions({ legalText }: { legalText: LegalText }) {
  const { document, version, versions } = legalText;
  const others = versions.filter((other) => other.version !== version);
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby={versionsTitleId} className={css.section}>
      <Stack gap="m">
        <Heading level={2} size={4} id={versionsTitleId}>
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
