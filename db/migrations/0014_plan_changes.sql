CREATE TABLE "plan_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"billing_interval" text NOT NULL,
	"support_package" text NOT NULL,
	"interval_product_price" numeric(10, 2) NOT NULL,
	"interval_support_price" numeric(10, 2) NOT NULL,
	"subscription_id" text NOT NULL,
	"items" jsonb NOT NULL,
	"priced_at" timestamp (3) with time zone,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"error" text,
	"wants_other_card" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_changes_key_unique" UNIQUE("key"),
	CONSTRAINT "plan_changes_interval_check" CHECK ("plan_changes"."billing_interval" in ('month', 'year')),
	CONSTRAINT "plan_changes_status_check" CHECK ("plan_changes"."status" in ('pending', 'made', 'refused')),
	CONSTRAINT "plan_changes_amounts_check" CHECK ("plan_changes"."interval_product_price" between 0 and 99999999.99 and "plan_changes"."interval_support_price" between 0 and 99999999.99)
);
--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_changes_order_idx" ON "plan_changes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_changes_one_pending_idx" ON "plan_changes" USING btree ("order_id") WHERE "plan_changes"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_past_due_idx" ON "orders" USING btree ("past_due_since","id") WHERE "orders"."past_due_since" is not null;