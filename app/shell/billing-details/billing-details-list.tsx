import type { BillingDetails } from '#contract/billing-details';
import { countryName } from '#contract/countries';
import { DescriptionList } from '#ui/description-list';
import { Text } from '#ui/text';
import { billingDetails as copy } from '../../copy/billing-details.ts';
import { addressLines } from './billing-details-draft.ts';

type BillingDetailsListProps = {
  details: BillingDetails;
  layout?: 'beside' | 'dense';
};

/** Billing details as they are stored. */
export function BillingDetailsList({ details, layout = 'beside' }: BillingDetailsListProps) {
  const lines = addressLines(details, countryName);
  const missing = (
    <Text as="span" tone="soft">
      {copy.missing}
    </Text>
  );
  return (
    <DescriptionList
      layout={layout}
      items={[
        { term: copy.name, detail: details.name ? <bdi>{details.name}</bdi> : missing },
        {
          term: copy.address,
          detail:
            lines.length === 0
              ? missing
              : lines.map((line) => (
                  <div key={line}>
                    <bdi>{line}</bdi>
                  </div>
                )),
        },
        { term: copy.vatNumber, detail: details.vatNumber ?? missing },
      ]}
    />
  );
}
