-- The admin's search reads these texts (db/search.ts says the same). Trigrams make it an index's
-- work; a database that does not have them or may not install them searches by reading every row.
-- To add the indexes there later: install pg_trgm, then run the statements of this block.
do $$
begin
  create extension if not exists pg_trgm;
  create index orders_search_idx on orders using gin (
    (order_id || E'\n' || product_title || E'\n' || customer_name || E'\n' || customer_email)
    gin_trgm_ops);
  create index support_tickets_search_idx on support_tickets using gin (
    (ticket_id || E'\n' || subject || E'\n' || email || E'\n' || coalesce(project_id, ''))
    gin_trgm_ops);
  create index projects_search_idx on projects using gin (
    (project_id || E'\n' || business_name || E'\n' || contact_person || E'\n' || email)
    gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
  raise warning 'The extension pg_trgm cannot be installed here (%). The admin''s search works, but reads every row.', sqlerrm;
end $$;
