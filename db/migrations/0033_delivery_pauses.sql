DROP INDEX "orders_undelivered_idx";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "resumed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "clock_start_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_paused_idx" ON "orders" USING btree ("paused_at","id") WHERE "orders"."paused_at" is not null and "orders"."resumed_at" is null;--> statement-breakpoint
CREATE INDEX "orders_undelivered_idx" ON "orders" USING btree ((case when "paused_at" is not null and "resumed_at" is null then 'infinity'::timestamptz else coalesce("clock_start_at", "paid_at") end),"id") WHERE "orders"."paid_at" is not null and "orders"."delivered_at" is null and "orders"."status" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pause_reason_check" CHECK ("orders"."pause_reason" in ('brief'));