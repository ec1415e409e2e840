CREATE TABLE "discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"reference" uuid DEFAULT gen_random_uuid() NOT NULL,
	"percent_off" integer,
	"amount_off" numeric(10, 2),
	"duration" text NOT NULL,
	"duration_months" integer,
	"product_ids" integer[],
	"billing_intervals" text[],
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"promotion_code_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounts_code_unique" UNIQUE("code"),
	CONSTRAINT "discounts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "discounts_promotionCodeId_unique" UNIQUE("promotion_code_id"),
	CONSTRAINT "discounts_duration_check" CHECK ("discounts"."duration" in ('once', 'repeating', 'forever')),
	CONSTRAINT "discounts_reduction_check" CHECK (("discounts"."percent_off" is null) <> ("discounts"."amount_off" is null)
        and coalesce("discounts"."percent_off" between 1 and 100, true)
        and coalesce("discounts"."amount_off" between 0.01 and 99999999.99, true)),
	CONSTRAINT "discounts_months_check" CHECK (("discounts"."duration" = 'repeating') = ("discounts"."duration_months" is not null)
        and coalesce("discounts"."duration_months" between 1 and 36, true))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts_check";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_amount" numeric(10, 2) DEFAULT 0.00 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_discount_idx" ON "orders" USING btree ("discount_id","id") WHERE "orders"."discount_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts_check" CHECK ("orders"."support_package_price" between 0 and 99999999.99 and "orders"."monthly_product_price" between 0 and 99999999.99 and "orders"."total_monthly_amount" between 0 and 99999999.99 and "orders"."interval_product_price" between 0 and 99999999.99 and "orders"."interval_support_price" between 0 and 99999999.99 and "orders"."interval_total" between 0 and 99999999.99 and "orders"."discount_amount" between 0 and 99999999.99);