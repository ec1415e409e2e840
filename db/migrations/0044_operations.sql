CREATE TABLE "processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"release" text NOT NULL,
	"schema_version" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"provider_answered_at" timestamp (3) with time zone,
	"provider_failed_at" timestamp (3) with time zone,
	"provider_failing_since" timestamp (3) with time zone,
	CONSTRAINT "processes_role_check" CHECK ("processes"."role" in ('web', 'worker', 'all'))
);
--> statement-breakpoint
CREATE TABLE "webhook_failures" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"error" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	"replaying_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "processes_seen_idx" ON "processes" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "webhook_failures_failed_idx" ON "webhook_failures" USING btree ("failed_at");