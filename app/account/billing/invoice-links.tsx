import type { Invoice } from '#contract/billing';
import { ButtonLink } from '#ui/button';
import { invoices as copy } from '../../copy/account-billing.ts';
import { useBillingRefresh } from '../../data/billing.ts';
import { useOnReturn } from './use-on-return.ts';

type InvoiceLinksProps = {
  invoice: Invoice;
  /** Whether paying the invoice keeps a subscription running. */
  isBilled: boolean;
};

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
          aria-label={copy.payOf(name)}
          onClick={leave}
        >
          {copy.pay}
        </ButtonLink>
      )}
      {pdfUrl && (
        <ButtonLink href={pdfUrl} newTab variant="plain" size="small" aria-label={copy.pdfOf(name)}>
          {copy.pdf}
        </ButtonLink>
      )}
    </>
  );
}
