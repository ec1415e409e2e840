import type { CSSProperties } from 'react';
import { Columns, Sticky } from '#ui/columns';
import { Container } from '#ui/container';
import { Divider } from '#ui/divider';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { legal } from '../copy/legal.ts';
import { useOrigin } from '../document/origin.tsx';
import { formatVersionDate } from '../format/dates.ts';
import { Contents } from './contents.tsx';
import type { Edition } from './edition.ts';
import * as css from './legal-page.css.ts';

export type LegalPageProps = {
  title: string;
  edition: Edition;
  /** Set when a newer version is in force. */
  replaced?: { title: string; body: string; read: string; by: string } | undefined;
};

const titleId = 'legal-title';

export function LegalPage({ title, edition, replaced }: LegalPageProps) {
  const { version, lead, sections } = edition;
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
              <Text size="large" measure>
                {lead}
              </Text>
            </Stack>
            {replaced && (
              <Notice
                tone="caution"
                title={replaced.title}
                action={<TextLink href={replaced.by}>{replaced.read}</TextLink>}
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
                {sections.map(({ id, title: heading, body }, index) => (
                  <section key={id} id={id} className={css.section}>
                    <Stack gap="m">
                      <Heading level={2} size={3}>
                        {index + 1}. {heading}
                      </Heading>
                      {body}
                    </Stack>
                  </section>
                ))}
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
