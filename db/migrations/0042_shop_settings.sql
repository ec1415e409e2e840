CREATE TABLE "shop_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"restored" integer,
	"changed_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_settings_version_unique" UNIQUE("section","version"),
	CONSTRAINT "shop_settings_version_check" CHECK ("shop_settings"."version" > 0)
);
--> statement-breakpoint
create function refuse_settings_change() returns trigger language plpgsql as $$
begin
  raise exception 'shop_settings is append-only: % refused', lower(tg_op)
    using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger shop_settings_append_only
  before update or delete on shop_settings
  for each statement execute function refuse_settings_change();
--> statement-breakpoint
-- Pages show the settings, like the catalog.
create trigger shop_settings_notify
  after insert on shop_settings
  for each statement execute function notify_catalog();
