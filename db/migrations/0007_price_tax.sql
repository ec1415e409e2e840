ALTER TABLE "provider_prices" ADD COLUMN "tax_inclusive" boolean;--> statement-breakpoint
ALTER TABLE "provider_prices" ADD COLUMN "tax_code" text;