import { frequentQuestions } from '../copy/support-questions.ts';
import { useCustomer } from '../data/customer.ts';
import { faqPage } from '../meta/faq-page.ts';
import { supportMetadata } from '../meta/support-metadata.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { Support } from './support.tsx';

export function Component() {
  const customer = useCustomer();
  return (
    <>
      <PageMeta {...supportMetadata.support} structuredData={[faqPage(frequentQuestions)]} />
      <Support customer={customer} />
    </>
  );
}
