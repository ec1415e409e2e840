import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { product as copy } from '../../copy/storefront.ts';
import { frequentQuestions } from '../../copy/support-questions.ts';
import { useSettings } from '../../document/settings.tsx';
import { paths } from '../../paths.ts';
import { FaqItem } from '../../support/faq-item.tsx';

const titleId = 'questions-title';
const asked = ['delivery', 'hosting', 'refund', 'domain'];

/** What people ask about price and delivery before they buy. */
export function Questions() {
  const { delivery } = useSettings();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="m">
        <Heading level={2} id={titleId}>
          {copy.questions}
        </Heading>
        <div>
          {frequentQuestions(delivery)
            .filter(({ id }) => asked.includes(id))
            .map((question) => (
              <FaqItem key={question.id} {...question} />
            ))}
        </div>
        <div>
          <TextLink href={paths.questions} standalone>
            {copy.moreQuestions}
          </TextLink>
        </div>
      </Stack>
    </section>
  );
}
