ALTER TABLE "cancellation_requests" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD COLUMN "by_shop" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD COLUMN "ends_now" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD COLUMN "refund_id" integer;--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD CONSTRAINT "cancellation_requests_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD CONSTRAINT "cancellation_requests_refundId_unique" UNIQUE("refund_id");--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD CONSTRAINT "cancellation_requests_customer_check" CHECK ("cancellation_requests"."by_shop" or "cancellation_requests"."customer_id" is not null);