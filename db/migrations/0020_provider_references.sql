CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "installation_only_check" CHECK ("installation"."only")
);
--> statement-breakpoint
CREATE TABLE "unmatched_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unmatched_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" text NOT NULL,
	"reconciliation_id" integer NOT NULL,
	"order_number" text,
	"plan" text NOT NULL,
	"kept_amount" numeric(10, 2) NOT NULL,
	"is_running" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"resolution" text,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "unmatched_subscriptions_subscriptionId_unique" UNIQUE("subscription_id"),
	CONSTRAINT "unmatched_subscriptions_resolution_check" CHECK ("unmatched_subscriptions"."resolution" in ('restored', 'refunded', 'dismissed')),
	CONSTRAINT "unmatched_subscriptions_amounts_check" CHECK ("unmatched_subscriptions"."kept_amount" between 0 and 99999999.99)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reference" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD COLUMN "last_subscription_id" text;--> statement-breakpoint
ALTER TABLE "unmatched_subscriptions" ADD CONSTRAINT "unmatched_subscriptions_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unmatched_subscriptions_run_idx" ON "unmatched_subscriptions" USING btree ("reconciliation_id");--> statement-breakpoint
CREATE INDEX "unmatched_subscriptions_open_idx" ON "unmatched_subscriptions" USING btree ("id") WHERE "unmatched_subscriptions"."resolution" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reference_unique" UNIQUE("reference");