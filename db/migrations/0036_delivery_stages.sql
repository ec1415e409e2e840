CREATE TABLE "order_stages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_stages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"stage" text NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"entered_by" integer,
	CONSTRAINT "order_stages_stage_check" CHECK ("order_stages"."stage" in ('requirements', 'development', 'review', 'release'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_pause_reason_check";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stage_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "preview_url" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stage_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_stages" ADD CONSTRAINT "order_stages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_stages" ADD CONSTRAINT "order_stages_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_stages_order_idx" ON "order_stages" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_stages_entered_idx" ON "order_stages" USING btree ("entered_at","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_stage_idx" ON "orders" USING btree ("stage","stage_since","id") WHERE "orders"."delivered_at" is null and "orders"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_assignee_idx" ON "orders" USING btree ("assignee_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_stage_check" CHECK ("orders"."stage" in ('requirements', 'development', 'review', 'release'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pause_reason_check" CHECK ("orders"."pause_reason" in ('brief', 'approval'));--> statement-breakpoint
UPDATE "orders" SET
  "stage" = CASE WHEN "delivered_at" IS NOT NULL THEN 'release' WHEN "started_at" IS NOT NULL THEN 'development' ELSE 'requirements' END,
  "stage_since" = coalesce("delivered_at", "started_at", "paid_at")
WHERE "paid_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "order_stages" ("order_id", "stage", "entered_at")
SELECT "id", 'requirements', "paid_at" FROM "orders" WHERE "paid_at" IS NOT NULL
UNION ALL
SELECT "id", 'development', "started_at" FROM "orders" WHERE "paid_at" IS NOT NULL AND "started_at" IS NOT NULL
UNION ALL
SELECT "id", 'release', "delivered_at" FROM "orders" WHERE "paid_at" IS NOT NULL AND "delivered_at" IS NOT NULL
ORDER BY 1, 3;
