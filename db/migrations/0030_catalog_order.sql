ALTER TABLE "products" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "position" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "products_position_idx" ON "products" USING btree ("position","id");--> statement-breakpoint
UPDATE "products" SET "position" = "newest"."position"
FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "id") AS "position" FROM "products") AS "newest"
WHERE "products"."id" = "newest"."id";
