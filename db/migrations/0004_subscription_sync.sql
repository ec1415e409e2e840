ALTER TABLE "cancellation_requests" ADD COLUMN "paid_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "synced_at" timestamp (3) with time zone;