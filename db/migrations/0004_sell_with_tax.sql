CREATE TABLE "order_taxes" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"postal_code" text,
	"tax_number" text,
	"name" text,
	"percentage" numeric(7, 4),
	"inclusive" boolean DEFAULT false NOT NULL,
	"reverse_charge" boolean DEFAULT false NOT NULL,
	"amount" numeric(10, 2) DEFAULT 0.00 NOT NULL,
	"rate_id" integer,
	"number_status" text DEFAULT 'unverified' NOT NULL,
	"number_checked_at" timestamp (3) with time zone,
	"number_answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_taxes_mode_check" CHECK ("order_taxes"."mode" in ('off', 'rates', 'provider')),
	CONSTRAINT "order_taxes_number_status_check" CHECK ("order_taxes"."number_status" in ('unverified', 'valid', 'invalid')),
	CONSTRAINT "order_taxes_percentage_check" CHECK ("order_taxes"."percentage" between 0 and 100),
	CONSTRAINT "order_taxes_amount_check" CHECK ("order_taxes"."amount" between 0 and 99999999.99)
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"region" text,
	"name" text NOT NULL,
	"percentage" numeric(7, 4) NOT NULL,
	"inclusive" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"provider_rate_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_rates_providerRateId_unique" UNIQUE("provider_rate_id"),
	CONSTRAINT "tax_rates_start_unique" UNIQUE NULLS NOT DISTINCT("country","region","starts_at"),
	CONSTRAINT "tax_rates_country_check" CHECK ("tax_rates"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "tax_rates_region_check" CHECK ("tax_rates"."region" ~ '^[A-Z0-9]{1,3}$'),
	CONSTRAINT "tax_rates_percentage_check" CHECK ("tax_rates"."percentage" between 0 and 100),
	CONSTRAINT "tax_rates_period_check" CHECK ("tax_rates"."ends_at" > "tax_rates"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tax" numeric(10, 2) DEFAULT 0.00 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tax_percentage" numeric(7, 4);--> statement-breakpoint
ALTER TABLE "order_taxes" ADD CONSTRAINT "order_taxes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_taxes" ADD CONSTRAINT "order_taxes_rate_id_tax_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."tax_rates"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_taxes_rate_idx" ON "order_taxes" USING btree ("rate_id");--> statement-breakpoint
CREATE INDEX "order_taxes_unverified_idx" ON "order_taxes" USING btree ("number_checked_at") WHERE "order_taxes"."tax_number" is not null and "order_taxes"."number_status" = 'unverified';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tax_check" CHECK ("payments"."tax" between 0 and "payments"."amount");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tax_percentage_check" CHECK ("payments"."tax_percentage" between 0 and 100);