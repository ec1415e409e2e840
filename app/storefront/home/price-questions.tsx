import { Columns } from '#ui/columns';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { priceQuestions } from '../../copy/price-questions.ts';
import { home, product } from '../../copy/storefront.ts';
import { useSettings } from '../../document/settings.tsx';
import { paths } from '../../paths.ts';
import { FaqItem } from '../../support/faq-item.tsx';

const titleId = 'price-questions-title';

export function PriceQuestions() {
  const settings = useSettings();
  return (
    <Section aria-labelledby={titleId} divided>
      <Container>
        <Columns split="wideLast" gap="xl">
          <Stack gap="xs" align="start">
            <Heading level={2} size={1} face="display" id={titleId}>
              {home.questions}
            </Heading>
            <Text tone="soft">{home.questionsLead}</Text>
            <TextLink href={paths.questions} standalone>
              {product.moreQuestions}
            </TextLink>
          </Stack>
          <div>
            {priceQuestions(settings).map((question) => (
              <FaqItem key={question.id} {...question} />
            ))}
          </div>
        </Columns>
      </Container>
    </Section>
  );
}
