-- Custom: each row stores its search text without accents, because folding while comparing was slower than
-- all the rest of a search. db/search.ts reads these columns, which the schema leaves out.
--
-- On large tables: reads and writes wait while the tables are rewritten, about two minutes per million orders.
alter table orders
  add column folded_title text generated always as (fold_text(product_title)) stored,
  add column folded_text text generated always as (
    fold_text(order_id || E'\n' || customer_name || E'\n' || customer_email)) stored;
--> statement-breakpoint
alter table support_tickets add column folded_text text generated always as (
  fold_text(ticket_id || E'\n' || subject || E'\n' || email || E'\n' || coalesce(project_id, ''))) stored;
--> statement-breakpoint
alter table projects add column folded_text text generated always as (
  fold_text(project_id || E'\n' || business_name || E'\n' || contact_person || E'\n' || email)) stored;
--> statement-breakpoint
alter table audit_entries add column folded_text text generated always as (
  fold_text(actor_name || E'\n' || translate(verb, '._', '  ') || E'\n' || subject_name)) stored;
--> statement-breakpoint
alter table people add column folded_text text generated always as (
  fold_text(name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))) stored;
--> statement-breakpoint
drop index if exists orders_own_text_idx, orders_letters_idx, support_tickets_text_idx,
  projects_text_idx, audit_entries_text_idx, people_text_idx;
--> statement-breakpoint
-- See the migration `search` for a database that has no trigrams.
do $$
begin
  create index orders_own_text_idx on orders using gin (folded_text gin_trgm_ops);
  create index orders_letters_idx on orders using gin (letter_pairs(folded_text) gin_trgm_ops);
  create index support_tickets_text_idx on support_tickets using gin (folded_text gin_trgm_ops);
  create index projects_text_idx on projects using gin (folded_text gin_trgm_ops);
  create index audit_entries_text_idx on audit_entries using gin (folded_text gin_trgm_ops);
  create index people_text_idx on people using gin (folded_text gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
  raise warning 'The extension pg_trgm is not installed here (%). The search works, but reads every row.', sqlerrm;
end $$;
