CREATE TABLE "review_remarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"round_id" integer NOT NULL,
	"position" integer NOT NULL,
	"page" text NOT NULL,
	"x" double precision,
	"y" double precision,
	"width" integer,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"reason" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" integer,
	CONSTRAINT "review_remarks_answer_check" CHECK ("review_remarks"."answer" in ('done', 'declined')),
	CONSTRAINT "review_remarks_pin_check" CHECK (("review_remarks"."x" is null) = ("review_remarks"."y" is null) and ("review_remarks"."width" is null or "review_remarks"."x" is not null)),
	CONSTRAINT "review_remarks_percent_check" CHECK ("review_remarks"."x" between 0 and 100 and "review_remarks"."y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "review_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"preview_url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"approved_name" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "review_rounds_number_unique" UNIQUE("order_id","number"),
	CONSTRAINT "review_rounds_end_check" CHECK ("review_rounds"."sent_at" is null or "review_rounds"."approved_at" is null),
	CONSTRAINT "review_rounds_approval_check" CHECK (("review_rounds"."approved_at" is null) = ("review_rounds"."approved_name" is null))
);
--> statement-breakpoint
DROP INDEX "attachments_unsent_idx";--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "remark_id" uuid;--> statement-breakpoint
ALTER TABLE "review_remarks" ADD CONSTRAINT "review_remarks_round_id_review_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."review_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_remarks" ADD CONSTRAINT "review_remarks_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_rounds" ADD CONSTRAINT "review_rounds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_remarks_round_idx" ON "review_remarks" USING btree ("round_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "review_rounds_open_unique" ON "review_rounds" USING btree ("order_id") WHERE "review_rounds"."sent_at" is null and "review_rounds"."approved_at" is null;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_remark_id_review_remarks_id_fk" FOREIGN KEY ("remark_id") REFERENCES "public"."review_remarks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_unsent_idx" ON "attachments" USING btree ("created_at") WHERE "attachments"."message_id" is null and "attachments"."remark_id" is null;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_remarkId_unique" UNIQUE("remark_id");