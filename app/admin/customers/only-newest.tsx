import { maxCustomerRecords } from '#contract/admin-customers';
import { Text } from '#ui/text';
import { customerPage as copy } from '../../copy/admin-customers.ts';

/** Says that a person may have more records than are loaded. */
export function OnlyNewest({ of }: { of: readonly unknown[] }) {
  if (of.length < maxCustomerRecords) return null;
  return (
    <Text size="small" tone="soft">
      {copy.newest(maxCustomerRecords)}
    </Text>
  );
}
