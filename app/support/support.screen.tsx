import { frequentQuestions } from '../copy/support-questions.ts';
import { useCustomer } from '../data/customer.ts';
import { useSettings } from '../document/settings.tsx';
import { faqPage } from '../meta/faq-page.ts';
import { supportMetadata } from '../meta/support-metadata.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { Support } from './support.tsx';

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
