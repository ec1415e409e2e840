import { Text } from '#ui/text';
import { useCustomer } from '../data/customer.ts';
import * as css from './account-slot.css.ts';

/** Who is signed in; nothing until that is known, with its place kept. */
export function AccountSlot() {
  const customer = useCustomer();
  return (
    <div className={css.slot}>
      {customer && (
        <Text as="span" size="small" weight="medium" lines={1}>
          {customer.firstName ?? 'Account'}
        </Text>
      )}
    </div>
  );
}
