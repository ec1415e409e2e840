CREATE TABLE "site_checks" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"problem" text,
	"status" integer,
	"response_ms" integer,
	"certificate_ends_at" timestamp (3) with time zone,
	CONSTRAINT "site_checks_problem_check" CHECK ("site_checks"."problem" in ('unknown_name', 'private_address', 'bad_certificate', 'no_answer', 'error_status'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "live_url" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "site_down_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site_checks" ADD CONSTRAINT "site_checks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_live_idx" ON "orders" USING btree ("id") WHERE "orders"."live_url" is not null;--> statement-breakpoint
CREATE INDEX "orders_site_down_idx" ON "orders" USING btree ("site_down_since","id") WHERE "orders"."site_down_since" is not null;