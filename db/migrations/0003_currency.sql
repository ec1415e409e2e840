ALTER TABLE "orders" DROP CONSTRAINT "orders_currency_check";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_currency_check";--> statement-breakpoint
ALTER TABLE "plan_changes" ALTER COLUMN "due_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_currency_check" CHECK ("orders"."currency" ~ '^[a-z]{3}$');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency_check" CHECK ("payments"."currency" ~ '^[a-z]{3}$');