CREATE TABLE "default_list_views" (
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"view_id" integer NOT NULL,
	CONSTRAINT "default_list_views_user_id_list_pk" PRIMARY KEY("user_id","list"),
	CONSTRAINT "default_list_views_list_check" CHECK ("default_list_views"."list" in ('orders', 'tickets', 'products', 'projects', 'cancellations'))
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"state" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_views_list_check" CHECK ("list_views"."list" in ('orders', 'tickets', 'products', 'projects', 'cancellations'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "default_list_views" ADD CONSTRAINT "default_list_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_list_views" ADD CONSTRAINT "default_list_views_view_id_list_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "default_list_views_view_idx" ON "default_list_views" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name_idx" ON "list_views" USING btree ("user_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "list_views_shared_idx" ON "list_views" USING btree ("list") WHERE "list_views"."shared";--> statement-breakpoint
CREATE INDEX "orders_card_idx" ON "orders" USING btree ("card_last4","created_at","id") WHERE "orders"."card_last4" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_card_last4_check" CHECK ("orders"."card_last4" ~ '^[0-9]{4}$');
--> statement-breakpoint
-- Custom: the search for orders by phone number, in any spelling (db/search.ts says the same). See the
-- migration `search` for a database that has no trigrams.
do $$
begin
  create index if not exists orders_phone_idx on orders using gin (
    regexp_replace(customer_phone, '[^0-9]', '', 'g')
    gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
  raise warning 'The extension pg_trgm is not installed here (%). The search by phone number works, but reads every row.', sqlerrm;
end $$;
