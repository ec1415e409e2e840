CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" integer NOT NULL,
	"actor_name" text NOT NULL,
	"verb" text NOT NULL,
	"kind" text GENERATED ALWAYS AS (split_part(verb, '.', 1)) STORED NOT NULL,
	"subject_id" integer NOT NULL,
	"subject_name" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entries_created_idx" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_kind_idx" ON "audit_entries" USING btree ("kind","created_at","id");--> statement-breakpoint
-- What was done is done: no code of the shop changes an entry, and nobody else's by accident.
create function keep_audit_entries() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries is append-only: % refused', lower(tg_op)
    using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger audit_entries_keep
  before update or delete or truncate on audit_entries
  for each statement execute function keep_audit_entries();
--> statement-breakpoint
-- The search over them (db/search.ts says the same text); see the migration `search` for a database
-- that has no trigrams.
do $$
begin
  create index audit_entries_search_idx on audit_entries using gin (
    (actor_name || E'\n' || translate(verb, '._', '  ') || E'\n' || subject_name)
    gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
  raise warning 'The extension pg_trgm is not installed here (%). The audit trail''s search works, but reads every row.', sqlerrm;
end $$;
