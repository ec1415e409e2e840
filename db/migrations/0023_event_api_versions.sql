ALTER TABLE "provider_events" ADD COLUMN "api_version" text;--> statement-breakpoint
CREATE INDEX "provider_events_received_idx" ON "provider_events" USING btree ("received_at");