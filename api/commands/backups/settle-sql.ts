/**
 * SQL that a restored database needs before the shop opens it.
 *
 * Numbers and ids that the shop handed out after the backup must not be used again: customers have
 * them in emails, and the payment provider in metadata and idempotency keys. So every sequence
 * advances by a tenth, and by at least 1,000.
 *
 * Sessions that ended after the backup, and links and codes that were used since, would be valid
 * again, so everyone is signed out.
 */
export const settleSql = `do $settle$
declare s record; t text;
begin
  for s in select sequencename, last_value, max_value from pg_catalog.pg_sequences where schemaname = 'public'
  loop
    perform pg_catalog.setval(format('public.%I', s.sequencename)::regclass,
      least(s.max_value, coalesce(s.last_value, 0) + greatest(1000, coalesce(s.last_value, 0) / 10)));
  end loop;
  foreach t in array array['sessions', 'password_resets', 'email_codes', 'admin_invitations']
  loop
    if to_regclass('public.' || t) is not null then
      execute format('delete from public.%I', t);
    end if;
  end loop;
end $settle$;
`;

/** Passes order numbers that reconciliation found at the payment provider. */
export const passKnownNumbers = `select setval('account_numbers', greatest(
  (select last_value from account_numbers),
  (select max(substring(order_number from '^ACC-[0-9]{4}-([0-9]{4,9})$')::bigint)
    from unmatched_subscriptions)))`;
