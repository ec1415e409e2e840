ALTER TABLE "orders" ADD COLUMN "payment_flags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "settled_flags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "payment_flags" = jsonb_build_array("payment_flag") WHERE "payment_flag" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "payment_flag";