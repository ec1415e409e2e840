import { ButtonLink } from '#ui/button';
import { Columns } from '#ui/columns';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { faq as copy, support } from '../copy/support.ts';
import { frequentQuestions } from '../copy/support-questions.ts';
import { useSettings } from '../document/settings.tsx';
import { paths } from '../paths.ts';
import { FaqItem } from './faq-item.tsx';

const titleId = 'questions-title';

export function Faq() {
  const { delivery } = useSettings();
  return (
    <Section id="questions" aria-labelledby={titleId} background="sunk">
      <Container>
        <Columns split="wideLast">
          <Stack gap="xs">
            <Heading level={2} size={2} face="display" id={titleId}>
              {copy.title}
            </Heading>
            <Text tone="soft">{copy.lead}</Text>
          </Stack>
          <Stack gap="xl">
            <div>
              {frequentQuestions(delivery).map((question) => (
                <FaqItem key={question.id} {...question} />
              ))}
            </div>
            <Inline>
              <ButtonLink href={paths.home} variant="quiet">
                {support.home}
              </ButtonLink>
            </Inline>
          </Stack>
        </Columns>
      </Container>
    </Section>
  );
}
