import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { people } from '#db/schema/people';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whose an order or a ticket is. */
type OwnerColumns = { customerId: AnyColumn; email: AnyColumn };

/**
 * Conditions that records meet whose customer has this id: the account's, or the one in the address of
 * the customer's page, which guests have, too. Each has an index. Empty for other texts.
 */
export function ofCustomer(q: string, { customerId, email }: OwnerColumns): SQL[] {
  const id = q.trim().toLowerCase();
  if (!uuid.test(id)) return [];
  const person = (column: AnyColumn) =>
    sql`(select ${column} from ${people} where ${eq(people.reference, id)})`;
  return [
    sql`${customerId} in (${id}, ${person(people.customerId)})`,
    sql`${and(isNull(customerId), sql`lower(${email}) = ${person(people.email)}`)}`,
  ];
}
