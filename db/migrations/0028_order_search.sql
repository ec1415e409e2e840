-- Every filter of the orders' and tickets' lists in the order of every sort, and indexes that find what
-- only the oldest orders hold.
--
-- On large tables: writers of orders wait while the indexes are built, about three minutes per million
-- orders. To avoid that, first create the function `letter_pairs` and the indexes of this file with
-- `create index concurrently`. The migration skips what exists.
CREATE INDEX IF NOT EXISTS "orders_status_name_idx" ON "orders" USING btree ("status","customer_name","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_status_total_idx" ON "orders" USING btree ("status","total_monthly_amount","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_title_idx" ON "orders" USING btree ("product_title","created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "support_tickets_status_updated_idx" ON "support_tickets" USING btree ("status","updated_at","id");--> statement-breakpoint
-- A text as the pairs of its letters: 'Ada' is 'qaqdqaq'. Trigrams find three letters at least; here
-- 'da' is three letters too, 'dqa'. Other texts may hold these as well, so rows are compared again.
create or replace function letter_pairs(text text) returns text
language sql immutable strict parallel safe as $$
  select 'q' || array_to_string(string_to_array(lower(text), null), 'q') || 'q'
$$;
--> statement-breakpoint
-- Replaces the index that also held the titles (db/search.ts says the same). See the migration `search`
-- for a database that has no trigrams.
do $$
begin
  create index if not exists orders_own_search_idx on orders using gin (
    (order_id || E'\n' || customer_name || E'\n' || customer_email)
    gin_trgm_ops);
  create index if not exists orders_pairs_idx on orders using gin (
    letter_pairs(order_id || E'\n' || customer_name || E'\n' || customer_email)
    gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
  raise warning 'The extension pg_trgm is not installed here (%). The search for orders works, but reads every row.', sqlerrm;
end $$;
--> statement-breakpoint
drop index if exists orders_search_idx;
