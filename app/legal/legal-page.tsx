import type { ReactNode } from 'react';
import { Columns, Sticky } from '#ui/columns';
import { Container } from '#ui/container';
import { Divider } from '#ui/divider';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { legal } from '../copy/legal.ts';
import { Contents } from './contents.tsx';
import * as css from './legal-page.css.ts';

/** `id` is the section's address in the page: others link to it, so it stays when a title changes. */
export type LegalSection = { id: string; title: string; body: ReactNode };

export type LegalPageProps = {
  title: string;
  lead: ReactNode;
  sections: readonly LegalSection[];
};

const titleId = 'legal-title';

/** A legal text: numbered sections in one readable column, their contents beside them. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  return (
    <Section labelledBy={titleId}>
      <Container>
        <Stack gap="xl">
          <Stack as="header" gap="m">
            <Heading level={1} size="display" id={titleId}>
              {title}
            </Heading>
            <Text tone="soft">{legal.updated}</Text>
            <Text size="large" measure>
              {lead}
            </Text>
          </Stack>
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
  );
}
