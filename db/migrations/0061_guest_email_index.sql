-- Outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_email_unsent_idx" ON "orders" USING btree ("email_unsent_since") WHERE "orders"."email_unsent_since" is not null;
