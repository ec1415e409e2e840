import type { Invoice } from '#contract/billing';
import { ButtonLink } from '#ui/button';
import { invoices as words } from '../../copy/account-billing.ts';
import { useBillingRefresh } from '../../data/billing.ts';
import { useOnReturn } from './use-on-return.ts';

type InvoiceLinksProps = {
  invoice: Invoice;
  /** Whether there is a subscription that paying keeps. */
  isBilled: boolean;
};

/** Pays an open invoice at the provider, and opens it as a document. */
export function InvoiceLinks({ invoice, isBilled }: InvoiceLinksProps) {
  const { id, number, state, url, pdfUrl } = invoice;
  const name = number ?? id;
  const refresh = useBillingRefresh();
  const leave = useOnReturn(() => void refresh());
  return (
    <>
      {state === 'open' && isBilled && url && (
        <ButtonLink
          href={url}
          newTab
          variant="plain"
          size="small"
          label={words.payOf(name)}
          onClick={leave}
        >
          {words.pay}
        </ButtonLink>
      )}
      {pdfUrl && (
        <ButtonLink href={pdfUrl} newTab variant="plain" size="small" label={words.pdfOf(name)}>
          {words.pdf}
        </ButtonLink>
      )}
    </>
  );
}
