CREATE TABLE "alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"count" integer,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"clear_since" timestamp (3) with time zone,
	"recovered_at" timestamp (3) with time zone,
	CONSTRAINT "alerts_kind_check" CHECK ("alerts"."kind" in ('no_worker', 'folder_read_only', 'files_unreachable', 'disk_low', 'provider_down', 'jobs_late', 'jobs_failed', 'events_failed', 'mails_late', 'mails_failed', 'reconciliation_failed', 'findings', 'certificate_ends'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_open_idx" ON "alerts" USING btree ("kind") WHERE "alerts"."recovered_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_opened_idx" ON "alerts" USING btree ("opened_at");