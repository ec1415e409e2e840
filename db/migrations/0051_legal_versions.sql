CREATE TABLE "legal_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document" text NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"shop_name" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"published_by" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_versions_document_check" CHECK ("legal_versions"."document" in ('terms', 'privacy')),
	CONSTRAINT "legal_versions_withdrawn_check" CHECK ("legal_versions"."withdrawn_at" < "legal_versions"."starts_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "legal_versions_version_unique" ON "legal_versions" USING btree ("document","version") WHERE "legal_versions"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "legal_versions_start_idx" ON "legal_versions" USING btree ("document","starts_at");--> statement-breakpoint
-- Custom: a published text never changes. One that isn't in force yet can be withdrawn.
create function refuse_legal_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null and new.withdrawn_at is not null
    and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at' then
    return new;
  end if;
  raise exception 'legal_versions is append-only: % refused', lower(tg_op)
    using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger legal_versions_append_only
  before update or delete on legal_versions
  for each row execute function refuse_legal_change();
--> statement-breakpoint
-- Pages show the texts, like the catalog.
create trigger legal_versions_notify
  after insert or update on legal_versions
  for each statement execute function notify_catalog();
