ALTER TABLE "demo_checks" RENAME COLUMN "address" TO "url";--> statement-breakpoint
ALTER TABLE "price_claims" RENAME COLUMN "held_until" TO "lease_ends_at";
