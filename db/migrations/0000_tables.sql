CREATE SEQUENCE "public"."account_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "cancellation_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellation_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"order_id" integer NOT NULL,
	"reason" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"policy_text" text NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cancellation_requests_status_check" CHECK ("cancellation_requests"."status" in ('pending', 'processing', 'completed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"customer_id" text,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text,
	"product_title" text NOT NULL,
	"support_package" text NOT NULL,
	"support_package_price" numeric(10, 2) DEFAULT 0.00 NOT NULL,
	"monthly_product_price" numeric(10, 2) NOT NULL,
	"total_monthly_amount" numeric(10, 2) NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"billing_interval" text DEFAULT 'month' NOT NULL,
	"interval_product_price" numeric(10, 2) NOT NULL,
	"interval_support_price" numeric(10, 2) DEFAULT 0.00 NOT NULL,
	"interval_total" numeric(10, 2) NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"stripe_subscription_id" text,
	"stripe_session_id" text,
	"stripe_customer_id" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"subscription_status" text DEFAULT 'pending' NOT NULL,
	"checkout_id" uuid,
	"checkout_attempt" integer DEFAULT 1 NOT NULL,
	"checkout_url" text,
	"checkout_expires_at" timestamp (3) with time zone,
	"payment_flag" text,
	"paid_at" timestamp (3) with time zone,
	"next_charge_at" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	"terms_version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "orders_stripeSubscriptionId_unique" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "orders_stripeSessionId_unique" UNIQUE("stripe_session_id"),
	CONSTRAINT "orders_checkoutId_unique" UNIQUE("checkout_id"),
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('pending', 'in_progress', 'delivered', 'cancelled')),
	CONSTRAINT "orders_payment_status_check" CHECK ("orders"."payment_status" in ('pending', 'paid', 'failed', 'cancelled', 'partially_refunded', 'refunded', 'disputed')),
	CONSTRAINT "orders_subscription_status_check" CHECK ("orders"."subscription_status" in ('pending', 'active', 'past_due', 'unpaid', 'cancelled')),
	CONSTRAINT "orders_billing_interval_check" CHECK ("orders"."billing_interval" in ('month', 'year')),
	CONSTRAINT "orders_currency_check" CHECK ("orders"."currency" in ('usd')),
	CONSTRAINT "orders_amounts_check" CHECK ("orders"."support_package_price" between 0 and 99999999.99 and "orders"."monthly_product_price" between 0 and 99999999.99 and "orders"."total_monthly_amount" between 0 and 99999999.99 and "orders"."interval_product_price" between 0 and 99999999.99 and "orders"."interval_support_price" between 0 and 99999999.99 and "orders"."interval_total" between 0 and 99999999.99)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "payments_kind_check" CHECK ("payments"."kind" in ('paid', 'refund', 'dispute')),
	CONSTRAINT "payments_currency_check" CHECK ("payments"."currency" in ('usd')),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount" between 0 and 99999999.99)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text NOT NULL,
	"thumbnail" text,
	"demo_url" text NOT NULL,
	"monthly_price" numeric(10, 2) NOT NULL,
	"annual_price" numeric(10, 2) DEFAULT 199.00,
	"stripe_price_id" text,
	"support_packages" jsonb DEFAULT '["free"]'::jsonb NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_monthly_price_check" CHECK ("products"."monthly_price" between 0 and 99999999.99),
	CONSTRAINT "products_annual_price_check" CHECK ("products"."annual_price" between 0 and 99999999.99)
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" text NOT NULL,
	"business_name" text NOT NULL,
	"contact_person" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"business_description" text,
	"website_goals" text,
	"target_audience" text,
	"industry" text,
	"website_type" text,
	"design_style" text,
	"color_preferences" text,
	"content_provided" boolean DEFAULT false NOT NULL,
	"needs_graphics" boolean DEFAULT false NOT NULL,
	"additional_requirements" text,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"stripe_payment_intent_id" text,
	"stripe_subscription_id" text,
	"stripe_customer_id" text,
	"amount" numeric(10, 2) DEFAULT 199.00 NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"delivery_deadline" timestamp (3) with time zone,
	"review_deadline" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_projectId_unique" UNIQUE("project_id"),
	CONSTRAINT "projects_status_check" CHECK ("projects"."status" in ('submitted', 'in_progress', 'delivered', 'review', 'completed')),
	CONSTRAINT "projects_payment_status_check" CHECK ("projects"."payment_status" in ('pending', 'paid', 'failed', 'cancelled', 'partially_refunded', 'refunded', 'disputed')),
	CONSTRAINT "projects_amount_check" CHECK ("projects"."amount" between 0 and 99999999.99)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_prices" (
	"price_id" text PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"billing_interval" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"provider_product_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "provider_prices_interval_check" CHECK ("provider_prices"."billing_interval" in ('month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"limit" text NOT NULL,
	"subject" text NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_limit_subject_pk" PRIMARY KEY("limit","subject")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" text NOT NULL,
	"email" text NOT NULL,
	"project_id" text,
	"customer_id" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"customer_type" text,
	"inquiry_type" text,
	"status" text DEFAULT 'open' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"assigned_to" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_tickets_ticketId_unique" UNIQUE("ticket_id"),
	CONSTRAINT "support_tickets_status_check" CHECK ("support_tickets"."status" in ('open', 'in_progress', 'resolved', 'closed')),
	CONSTRAINT "support_tickets_priority_check" CHECK ("support_tickets"."priority" in ('low', 'medium', 'high', 'urgent')),
	CONSTRAINT "support_tickets_customer_type_check" CHECK ("support_tickets"."customer_type" in ('existing', 'new'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password" text NOT NULL,
	"email" text,
	"customer_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_customerId_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD CONSTRAINT "cancellation_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD CONSTRAINT "cancellation_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellation_requests_customer_idx" ON "cancellation_requests" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cancellation_requests_requested_idx" ON "cancellation_requests" USING btree ("requested_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_requests_one_open_idx" ON "cancellation_requests" USING btree ("order_id") WHERE "cancellation_requests"."status" in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "orders_created_idx" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_product_idx" ON "orders" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_email_idx" ON "orders" USING btree ("customer_email","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_occurred_idx" ON "payments" USING btree ("occurred_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_created_idx" ON "products" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "projects_created_idx" ON "projects" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "provider_prices_current_idx" ON "provider_prices" USING btree ("item","billing_interval") WHERE "provider_prices"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_expire_idx" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "support_tickets_created_idx" ON "support_tickets" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "support_tickets_customer_idx" ON "support_tickets" USING btree ("customer_id");