import { Columns, Sticky } from '#ui/columns';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { support as copy } from '../copy/support.ts';
import { frequentQuestions } from '../copy/support-questions.ts';
import { useCustomer } from '../data/customer.ts';
import { useSettings } from '../document/settings.tsx';
import { faqPage } from '../meta/faq-page.ts';
import { supportMetadata } from '../meta/support-metadata.ts';
import { paths } from '../paths.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { ContactInfo } from './contact-info.tsx';
import { Faq } from './faq.tsx';
import { SupportForm, type SupportFormProps } from './support-form.tsx';

const titleId = 'support-title';

export function Component() {
  const customer = useCustomer();
  const { delivery } = useSettings();
  return (
    <>
      <PageMeta
        {...supportMetadata.support}
        structuredData={[faqPage(frequentQuestions(delivery))]}
      />
      <Support customer={customer} />
    </>
  );
}

export function Support(props: SupportFormProps) {
  return (
    <>
      <Section aria-labelledby={titleId}>
        <Container>
          <Stack gap="xl">
            <Stack gap="s">
              <Heading level={1} size="display" face="display" id={titleId}>
                {copy.title}
              </Heading>
              <Text size="large" tone="soft" measure>
                {copy.lead} <TextLink href={paths.questions}>{copy.toQuestions}</TextLink>
              </Text>
            </Stack>
            <Columns split="aside" gap="xxxl">
              <SupportForm {...props} />
              <Sticky>
                <ContactInfo />
              </Sticky>
            </Columns>
          </Stack>
        </Container>
      </Section>
      <Faq />
    </>
  );
}
