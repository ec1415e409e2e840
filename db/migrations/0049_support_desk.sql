DROP INDEX "support_tickets_assigned_idx";--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "answer_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "first_answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_merged_into_id_support_tickets_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."support_tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_tickets_priority_idx" ON "support_tickets" USING btree ((case "priority" when 'urgent' then 3 when 'high' then 2 when 'medium' then 1 else 0 end),"id");--> statement-breakpoint
CREATE INDEX "support_tickets_waiting_idx" ON "support_tickets" USING btree ((coalesce("waiting_since", 'infinity'::timestamptz)),"id");--> statement-breakpoint
CREATE INDEX "support_tickets_snoozed_idx" ON "support_tickets" USING btree ("snoozed_until") WHERE "support_tickets"."snoozed_until" is not null;--> statement-breakpoint
CREATE INDEX "support_tickets_merged_idx" ON "support_tickets" USING btree ("merged_into_id") WHERE "support_tickets"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "support_tickets_unanswered_idx" ON "support_tickets" USING btree ("answer_due_at") WHERE "support_tickets"."first_answered_at" is null and not "support_tickets"."suspected_spam";--> statement-breakpoint
CREATE INDEX "support_tickets_assigned_idx" ON "support_tickets" USING btree ("assigned_to","created_at","id");--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_merged_check" CHECK ("support_tickets"."merged_into_id" <> "support_tickets"."id");--> statement-breakpoint
-- Custom: what tickets from before these columns waited for. Nothing was recorded as promised to them.
UPDATE "support_tickets" SET "first_answered_at" = (
	SELECT min("created_at") FROM "ticket_messages"
	WHERE "ticket_id" = "support_tickets"."id" AND "side" = 'shop' AND NOT "internal"
);--> statement-breakpoint
UPDATE "support_tickets" SET "waiting_since" = (
	SELECT min("created_at") FROM "ticket_messages" "asked"
	WHERE "asked"."ticket_id" = "support_tickets"."id" AND "asked"."side" = 'customer' AND NOT EXISTS (
		SELECT 1 FROM "ticket_messages" "later"
		WHERE "later"."ticket_id" = "asked"."ticket_id" AND "later"."id" > "asked"."id"
			AND "later"."side" = 'shop' AND NOT "later"."internal"
	)
) WHERE "status" IN ('open', 'in_progress') AND NOT "suspected_spam";
