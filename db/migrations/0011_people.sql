ALTER TABLE "users" ADD COLUMN "signed_in_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mails_to_idx" ON "mails" USING btree (lower("to"));--> statement-breakpoint
CREATE INDEX "projects_email_idx" ON "projects" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "support_tickets_guest_email_idx" ON "support_tickets" USING btree (lower("email")) WHERE "support_tickets"."customer_id" is null;--> statement-breakpoint
-- When somebody signed in before is not known: the years without use are counted from today.
UPDATE "users" SET "signed_in_at" = now();
