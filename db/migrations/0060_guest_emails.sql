ALTER TABLE "orders" ADD COLUMN "typed_email" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "email_unsent_since" timestamp (3) with time zone;
