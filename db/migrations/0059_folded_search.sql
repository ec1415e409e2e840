-- The search finds words with and without accents, in every spelling of an apostrophe or dash.
--
-- On large tables: writers wait while the indexes are built. To avoid that, first create the function
-- `fold_text` and the indexes of this file with `create index concurrently`. The migration skips what
-- exists.
CREATE INDEX IF NOT EXISTS "audit_entries_customer_idx" ON "audit_entries" USING btree ("subject_name") WHERE "audit_entries"."kind" = 'customer';
--> statement-breakpoint
-- Custom from here on. db/fold-text.ts says the same; a change needs new indexes.
create or replace function fold_text(text text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text;
begin
  if octet_length(text) = char_length(text) then
    return text;
  end if;
  folded := regexp_replace(normalize(replace(text, U&'\00b4', ''''), NFKD), '[\u0300-\u036f]+', '', 'g');
  -- Most names are plain now, and the rest is slow.
  if octet_length(folded) = char_length(folded) then
    return folded;
  end if;
  folded := translate(
    folded,
    U&'\00f8\00d8\0142\0141\0111\0110\00f0\00d0\0131\2018\2019\02bc\2032\201c\201d\201e\2010\2012\2013\2014\2212',
    'oOlLdDdDi''''''''"""-----'
  );
  folded := replace(replace(folded, U&'\00df', 'ss'), U&'\1e9e', 'SS');
  folded := replace(replace(folded, U&'\00e6', 'ae'), U&'\00c6', 'AE');
  folded := replace(replace(folded, U&'\0153', 'oe'), U&'\0152', 'OE');
  return replace(replace(folded, U&'\00fe', 'th'), U&'\00de', 'Th');
end $$;
--> statement-breakpoint
-- db/search.ts says the same texts. See the migration `search` for a database that has no trigrams.
do $$
begin
  create index if not exists orders_own_text_idx on orders using gin (
    fold_text(order_id || E'\n' || customer_name || E'\n' || customer_email)
    gin_trgm_ops);
  create index if not exists orders_letters_idx on orders using gin (
    letter_pairs(fold_text(order_id || E'\n' || customer_name || E'\n' || customer_email))
    gin_trgm_ops);
  create index if not exists support_tickets_text_idx on support_tickets using gin (
    fold_text(ticket_id || E'\n' || subject || E'\n' || email || E'\n' || coalesce(project_id, ''))
    gin_trgm_ops);
  create index if not exists projects_text_idx on projects using gin (
    fold_text(project_id || E'\n' || business_name || E'\n' || contact_person || E'\n' || email)
    gin_trgm_ops);
  create index if not exists audit_entries_text_idx on audit_entries using gin (
    fold_text(actor_name || E'\n' || translate(verb, '._', '  ') || E'\n' || subject_name)
    gin_trgm_ops);
  create index if not exists people_text_idx on people using gin (
    fold_text(name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))
    gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
  raise warning 'The extension pg_trgm is not installed here (%). The search works, but reads every row.', sqlerrm;
end $$;
--> statement-breakpoint
drop index if exists orders_own_search_idx, orders_pairs_idx, support_tickets_search_idx,
  projects_search_idx, audit_entries_search_idx, people_search_idx;
