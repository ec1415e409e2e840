CREATE TABLE "price_claims" (
	"item" text PRIMARY KEY NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"holder" uuid NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL
);
