CREATE SEQUENCE "public"."account_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "admin_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"invited_by_id" integer,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "admin_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "admin_invitations_role_check" CHECK ("admin_invitations"."role" in ('owner', 'manager', 'support', 'delivery', 'read_only'))
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"count" integer,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"clear_since" timestamp (3) with time zone,
	"recovered_at" timestamp (3) with time zone,
	CONSTRAINT "alerts_kind_check" CHECK ("alerts"."kind" in ('no_worker', 'folder_read_only', 'files_unreachable', 'disk_low', 'provider_down', 'jobs_late', 'jobs_failed', 'events_failed', 'mails_late', 'mails_failed', 'reconciliation_failed', 'findings', 'certificate_ends'))
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" integer,
	"user_id" integer,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"remark_id" uuid,
	CONSTRAINT "attachments_remarkId_unique" UNIQUE("remark_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" integer NOT NULL,
	"actor_name" text NOT NULL,
	"verb" text NOT NULL,
	"kind" text GENERATED ALWAYS AS (split_part(verb, '.', 1)) STORED NOT NULL,
	"subject_id" integer NOT NULL,
	"subject_name" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_details" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"name" text,
	"line1" text,
	"line2" text,
	"city" text,
	"state" text,
	"postal_code" text,
	"country" text,
	"vat_number" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text,
	"unsent_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brief_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp (3) with time zone DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "briefs" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"sent" jsonb,
	"change_notice_at" timestamp (3) with time zone,
	"link_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sections" jsonb
);
--> statement-breakpoint
CREATE TABLE "cancellation_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellation_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" text,
	"order_id" integer NOT NULL,
	"reason" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"policy_text" text NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"error" text,
	"paid_until" timestamp (3) with time zone,
	"by_shop" boolean DEFAULT false NOT NULL,
	"ends_now" boolean DEFAULT false NOT NULL,
	"refund_id" integer,
	CONSTRAINT "cancellation_requests_refundId_unique" UNIQUE("refund_id"),
	CONSTRAINT "cancellation_requests_customer_check" CHECK ("cancellation_requests"."by_shop" or "cancellation_requests"."customer_id" is not null),
	CONSTRAINT "cancellation_requests_status_check" CHECK ("cancellation_requests"."status" in ('pending', 'processing', 'completed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "canned_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canned_replies_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "credential_reveals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credential_reveals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"customer_id" text,
	"revealed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"email_verified_at" timestamp (3) with time zone,
	"role" text,
	"role_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email"),
	CONSTRAINT "customers_role_check" CHECK ("customers"."role" in ('owner', 'manager', 'support', 'delivery', 'read_only')),
	CONSTRAINT "customers_admin_role_check" CHECK ("customers"."is_admin" = ("customers"."role" is not null))
);
--> statement-breakpoint
CREATE TABLE "dated_deltas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dated_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"part" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_zone" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"zone" text NOT NULL,
	CONSTRAINT "day_zone_one_row_check" CHECK ("day_zone"."id")
);
--> statement-breakpoint
CREATE TABLE "default_list_views" (
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"view_id" integer NOT NULL,
	CONSTRAINT "default_list_views_user_id_list_pk" PRIMARY KEY("user_id","list"),
	CONSTRAINT "default_list_views_list_check" CHECK ("default_list_views"."list" in ('orders', 'tickets', 'products', 'projects', 'cancellations', 'customers', 'discounts', 'mails', 'audit', 'security_log'))
);
--> statement-breakpoint
CREATE TABLE "demo_checks" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"failing_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"reference" uuid DEFAULT gen_random_uuid() NOT NULL,
	"percent_off" integer,
	"amount_off" numeric(10, 2),
	"duration" text NOT NULL,
	"duration_months" integer,
	"product_ids" integer[],
	"billing_intervals" text[],
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"promotion_code_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounts_code_unique" UNIQUE("code"),
	CONSTRAINT "discounts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "discounts_promotionCodeId_unique" UNIQUE("promotion_code_id"),
	CONSTRAINT "discounts_duration_check" CHECK ("discounts"."duration" in ('once', 'repeating', 'forever')),
	CONSTRAINT "discounts_reduction_check" CHECK (("discounts"."percent_off" is null) <> ("discounts"."amount_off" is null)
        and coalesce("discounts"."percent_off" between 1 and 100, true)
        and coalesce("discounts"."amount_off" between 0.01 and 99999999.99, true)),
	CONSTRAINT "discounts_months_check" CHECK (("discounts"."duration" = 'repeating') = ("discounts"."duration_months" is not null)
        and coalesce("discounts"."duration_months" between 1 and 36, true))
);
--> statement-breakpoint
CREATE TABLE "email_codes" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "installation_only_check" CHECK ("installation"."only")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"device" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
CREATE TABLE "legal_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document" text NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"shop_name" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"published_by" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_versions_document_check" CHECK ("legal_versions"."document" in ('terms', 'privacy')),
	CONSTRAINT "legal_versions_withdrawn_check" CHECK ("legal_versions"."withdrawn_at" < "legal_versions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"state" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_views_list_check" CHECK ("list_views"."list" in ('orders', 'tickets', 'products', 'projects', 'cancellations', 'customers', 'discounts', 'mails', 'audit', 'security_log'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text,
	"html" text,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"expires_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"thread" text,
	CONSTRAINT "mails_key_unique" UNIQUE("key"),
	CONSTRAINT "mails_status_check" CHECK ("mails"."status" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "mrr_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mrr_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"monthly_cents" bigint NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"movement" text,
	"cohort_at" timestamp (3) with time zone,
	CONSTRAINT "mrr_events_kind_check" CHECK ("mrr_events"."kind" in ('started', 'changed', 'ended')),
	CONSTRAINT "mrr_events_movement_check" CHECK ("mrr_events"."movement" in ('new', 'expansion', 'contraction', 'churned', 'reactivated'))
);
--> statement-breakpoint
CREATE TABLE "oidc_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oidc_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "order_credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"value" text NOT NULL,
	"key_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_flags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_flags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"code" text NOT NULL,
	"params" jsonb NOT NULL,
	"raised_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" integer,
	CONSTRAINT "order_flags_code_check" CHECK ("order_flags"."code" in ('duplicate_payment', 'not_a_subscription', 'currency_mismatch', 'amount_mismatch', 'unexpected_payment', 'refund_failed', 'other'))
);
--> statement-breakpoint
CREATE TABLE "order_stages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_stages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"stage" text NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"entered_by" integer,
	CONSTRAINT "order_stages_stage_check" CHECK ("order_stages"."stage" in ('requirements', 'development', 'review', 'release'))
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
	"paid_at" timestamp (3) with time zone,
	"next_charge_at" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	"terms_version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"synced_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"delivery_note" text,
	"past_due_since" timestamp (3) with time zone,
	"reference" uuid DEFAULT gen_random_uuid() NOT NULL,
	"delivery_version" integer DEFAULT 0 NOT NULL,
	"discount_id" integer,
	"discount_amount" numeric(10, 2) DEFAULT 0.00 NOT NULL,
	"discount_held_until" timestamp (3) with time zone,
	"discount_ends_at" timestamp (3) with time zone,
	"pause_reason" text,
	"paused_at" timestamp (3) with time zone,
	"resumed_at" timestamp (3) with time zone,
	"clock_start_at" timestamp (3) with time zone,
	"stage" text,
	"stage_since" timestamp (3) with time zone,
	"preview_url" text,
	"assignee_id" integer,
	"stage_version" integer DEFAULT 0 NOT NULL,
	"live_url" text,
	"site_down_since" timestamp (3) with time zone,
	"earlier_pauses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"card_brand" text,
	"card_last4" text,
	"promised_hours" integer DEFAULT 48 NOT NULL,
	"checkout_secret_hash" text,
	"typed_email" text,
	"email_unsent_since" timestamp (3) with time zone,
	CONSTRAINT "orders_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "orders_stripeSubscriptionId_unique" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "orders_stripeSessionId_unique" UNIQUE("stripe_session_id"),
	CONSTRAINT "orders_checkoutId_unique" UNIQUE("checkout_id"),
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('pending', 'in_progress', 'delivered', 'cancelled')),
	CONSTRAINT "orders_stage_check" CHECK ("orders"."stage" in ('requirements', 'development', 'review', 'release')),
	CONSTRAINT "orders_pause_reason_check" CHECK ("orders"."pause_reason" in ('brief', 'approval')),
	CONSTRAINT "orders_payment_status_check" CHECK ("orders"."payment_status" in ('pending', 'paid', 'failed', 'cancelled', 'partially_refunded', 'refunded', 'disputed')),
	CONSTRAINT "orders_subscription_status_check" CHECK ("orders"."subscription_status" in ('pending', 'active', 'past_due', 'unpaid', 'cancelled')),
	CONSTRAINT "orders_billing_interval_check" CHECK ("orders"."billing_interval" in ('month', 'year')),
	CONSTRAINT "orders_promised_hours_check" CHECK ("orders"."promised_hours" between 1 and 720),
	CONSTRAINT "orders_card_last4_check" CHECK ("orders"."card_last4" ~ '^[0-9]{4}$'),
	CONSTRAINT "orders_currency_check" CHECK ("orders"."currency" in ('usd')),
	CONSTRAINT "orders_amounts_check" CHECK ("orders"."support_package_price" between 0 and 99999999.99 and "orders"."monthly_product_price" between 0 and 99999999.99 and "orders"."total_monthly_amount" between 0 and 99999999.99 and "orders"."interval_product_price" between 0 and 99999999.99 and "orders"."interval_support_price" between 0 and 99999999.99 and "orders"."interval_total" between 0 and 99999999.99 and "orders"."discount_amount" between 0 and 99999999.99)
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_resets_tokenHash_unique" UNIQUE("token_hash")
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
	"discount" numeric(10, 2) DEFAULT 0.00 NOT NULL,
	"support_package" text DEFAULT '' NOT NULL,
	CONSTRAINT "payments_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "payments_kind_check" CHECK ("payments"."kind" in ('paid', 'refund', 'dispute')),
	CONSTRAINT "payments_currency_check" CHECK ("payments"."currency" in ('usd')),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount" between 0 and 99999999.99 and "payments"."discount" between 0 and 99999999.99)
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" uuid DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text,
	"email" text,
	"name" text DEFAULT '' NOT NULL,
	"phone" text,
	"orders" integer DEFAULT 0 NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	"active_subscriptions" integer DEFAULT 0 NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"merged_into_id" integer,
	"merged_at" timestamp (3) with time zone,
	"merged_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_reference_unique" UNIQUE("reference"),
	CONSTRAINT "people_customerId_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "plan_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"billing_interval" text NOT NULL,
	"support_package" text NOT NULL,
	"interval_product_price" numeric(10, 2) NOT NULL,
	"interval_support_price" numeric(10, 2) NOT NULL,
	"subscription_id" text NOT NULL,
	"items" jsonb NOT NULL,
	"priced_at" timestamp (3) with time zone,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"error" text,
	"wants_other_card" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_cents" integer,
	CONSTRAINT "plan_changes_key_unique" UNIQUE("key"),
	CONSTRAINT "plan_changes_interval_check" CHECK ("plan_changes"."billing_interval" in ('month', 'year')),
	CONSTRAINT "plan_changes_status_check" CHECK ("plan_changes"."status" in ('pending', 'applied', 'refused')),
	CONSTRAINT "plan_changes_amounts_check" CHECK ("plan_changes"."interval_product_price" between 0 and 99999999.99 and "plan_changes"."interval_support_price" between 0 and 99999999.99)
);
--> statement-breakpoint
CREATE TABLE "price_claims" (
	"item" text PRIMARY KEY NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"holder" uuid NOT NULL,
	"lease_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"release" text NOT NULL,
	"schema_version" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"provider_answered_at" timestamp (3) with time zone,
	"provider_failed_at" timestamp (3) with time zone,
	"provider_failing_since" timestamp (3) with time zone,
	CONSTRAINT "processes_role_check" CHECK ("processes"."role" in ('web', 'worker', 'all'))
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
	"version" integer DEFAULT 1 NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"category" text,
	"position" serial NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"details" jsonb,
	"brief_sections" jsonb,
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
	"version" integer DEFAULT 1 NOT NULL,
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
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"api_version" text
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
CREATE TABLE "reconciliation_differences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reconciliation_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"fact" text NOT NULL,
	"ours" text,
	"theirs" text,
	"mended" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"last_order_id" integer DEFAULT 0 NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"mended" integer DEFAULT 0 NOT NULL,
	"differing" integer DEFAULT 0 NOT NULL,
	"error" text,
	"last_subscription_id" text
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"request_id" uuid NOT NULL,
	"user_id" integer,
	"amount" numeric(10, 2) NOT NULL,
	"reason" text,
	"end_subscription" boolean NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "refunds_status_check" CHECK ("refunds"."status" in ('pending', 'succeeded', 'failed')),
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount" between 0 and 99999999.99)
);
--> statement-breakpoint
CREATE TABLE "renewal_failures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "renewal_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	"recovered_at" timestamp (3) with time zone,
	"lost_at" timestamp (3) with time zone,
	CONSTRAINT "renewal_failures_outcome_check" CHECK ("renewal_failures"."recovered_at" is null or "renewal_failures"."lost_at" is null)
);
--> statement-breakpoint
CREATE TABLE "review_remarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"round_id" integer NOT NULL,
	"position" integer NOT NULL,
	"page" text NOT NULL,
	"x" double precision,
	"y" double precision,
	"width" integer,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"reason" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" integer,
	CONSTRAINT "review_remarks_answer_check" CHECK ("review_remarks"."answer" in ('done', 'declined')),
	CONSTRAINT "review_remarks_pin_check" CHECK (("review_remarks"."x" is null) = ("review_remarks"."y" is null) and ("review_remarks"."width" is null or "review_remarks"."x" is not null)),
	CONSTRAINT "review_remarks_percent_check" CHECK ("review_remarks"."x" between 0 and 100 and "review_remarks"."y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "review_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"preview_url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"approved_name" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "review_rounds_number_unique" UNIQUE("order_id","number"),
	CONSTRAINT "review_rounds_end_check" CHECK ("review_rounds"."sent_at" is null or "review_rounds"."approved_at" is null),
	CONSTRAINT "review_rounds_approval_check" CHECK (("review_rounds"."approved_at" is null) = ("review_rounds"."approved_name" is null))
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"event" text NOT NULL,
	"user_id" integer,
	"network" text,
	"detail" text,
	"count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "security_events_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"restored" integer,
	"changed_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_settings_version_unique" UNIQUE("section","version"),
	CONSTRAINT "shop_settings_version_check" CHECK ("shop_settings"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "sign_in_policy" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"require_two_factor" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sign_in_policy_only_check" CHECK ("sign_in_policy"."only")
);
--> statement-breakpoint
CREATE TABLE "site_checks" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"problem" text,
	"status" integer,
	"response_ms" integer,
	"certificate_ends_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_checks_problem_check" CHECK ("site_checks"."problem" in ('unknown_name', 'private_address', 'bad_certificate', 'no_answer', 'error_status'))
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
	"suspected_spam" boolean DEFAULT false NOT NULL,
	"customer_unread" integer DEFAULT 0 NOT NULL,
	"shop_unread" integer DEFAULT 0 NOT NULL,
	"guest_link_version" integer DEFAULT 1 NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"order_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"snoozed_until" timestamp (3) with time zone,
	"merged_into_id" integer,
	"waiting_since" timestamp (3) with time zone,
	"answer_due_at" timestamp (3) with time zone,
	"first_answered_at" timestamp (3) with time zone,
	CONSTRAINT "support_tickets_ticketId_unique" UNIQUE("ticket_id"),
	CONSTRAINT "support_tickets_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "support_tickets_merged_check" CHECK ("support_tickets"."merged_into_id" <> "support_tickets"."id"),
	CONSTRAINT "support_tickets_status_check" CHECK ("support_tickets"."status" in ('open', 'in_progress', 'resolved', 'closed')),
	CONSTRAINT "support_tickets_priority_check" CHECK ("support_tickets"."priority" in ('low', 'medium', 'high', 'urgent')),
	CONSTRAINT "support_tickets_customer_type_check" CHECK ("support_tickets"."customer_type" in ('existing', 'new'))
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" integer NOT NULL,
	"side" text NOT NULL,
	"user_id" integer,
	"message" text NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_messages_side_check" CHECK ("ticket_messages"."side" in ('customer', 'shop')),
	CONSTRAINT "ticket_messages_internal_check" CHECK (not "ticket_messages"."internal" or "ticket_messages"."side" = 'shop')
);
--> statement-breakpoint
CREATE TABLE "total_deltas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "total_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"part" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totals" (
	"name" text NOT NULL,
	"part" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "totals_name_part_pk" PRIMARY KEY("name","part")
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"key_id" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unmatched_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unmatched_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" text NOT NULL,
	"reconciliation_id" integer NOT NULL,
	"order_number" text,
	"plan" text NOT NULL,
	"kept_amount" numeric(10, 2) NOT NULL,
	"is_running" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"resolution" text,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "unmatched_subscriptions_subscriptionId_unique" UNIQUE("subscription_id"),
	CONSTRAINT "unmatched_subscriptions_resolution_check" CHECK ("unmatched_subscriptions"."resolution" in ('restored', 'refunded', 'dismissed')),
	CONSTRAINT "unmatched_subscriptions_amounts_check" CHECK ("unmatched_subscriptions"."kept_amount" between 0 and 99999999.99)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password" text NOT NULL,
	"email" text,
	"customer_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"signed_in_at" timestamp (3) with time zone,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_customerId_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_failures" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"error" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	"replaying_since" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_remark_id_review_remarks_id_fk" FOREIGN KEY ("remark_id") REFERENCES "public"."review_remarks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_files" ADD CONSTRAINT "brief_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD CONSTRAINT "cancellation_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD CONSTRAINT "cancellation_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD CONSTRAINT "cancellation_requests_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_reveals" ADD CONSTRAINT "credential_reveals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_reveals" ADD CONSTRAINT "credential_reveals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_list_views" ADD CONSTRAINT "default_list_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_list_views" ADD CONSTRAINT "default_list_views_view_id_list_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_checks" ADD CONSTRAINT "demo_checks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mrr_events" ADD CONSTRAINT "mrr_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_identities" ADD CONSTRAINT "oidc_identities_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_credentials" ADD CONSTRAINT "order_credentials_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_flags" ADD CONSTRAINT "order_flags_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_flags" ADD CONSTRAINT "order_flags_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_stages" ADD CONSTRAINT "order_stages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_stages" ADD CONSTRAINT "order_stages_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_merged_into_id_people_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_totp_secrets_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."totp_secrets"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_failures" ADD CONSTRAINT "renewal_failures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_remarks" ADD CONSTRAINT "review_remarks_round_id_review_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."review_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_remarks" ADD CONSTRAINT "review_remarks_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_rounds" ADD CONSTRAINT "review_rounds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_checks" ADD CONSTRAINT "site_checks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_merged_into_id_support_tickets_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."support_tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_subscriptions" ADD CONSTRAINT "unmatched_subscriptions_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_invitations_invited_by_idx" ON "admin_invitations" USING btree ("invited_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_open_idx" ON "alerts" USING btree ("kind") WHERE "alerts"."recovered_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_opened_idx" ON "alerts" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "attachments_message_idx" ON "attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "attachments_user_idx" ON "attachments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attachments_unsent_idx" ON "attachments" USING btree ("created_at") WHERE "attachments"."message_id" is null and "attachments"."remark_id" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_created_idx" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_customer_idx" ON "audit_entries" USING btree ("subject_name") WHERE "audit_entries"."kind" = 'customer';--> statement-breakpoint
CREATE INDEX "audit_entries_kind_idx" ON "audit_entries" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "billing_details_unsent_idx" ON "billing_details" USING btree ("unsent_since") WHERE "billing_details"."unsent_since" is not null;--> statement-breakpoint
CREATE INDEX "brief_files_order_idx" ON "brief_files" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "cancellation_requests_customer_idx" ON "cancellation_requests" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cancellation_requests_requested_idx" ON "cancellation_requests" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "cancellation_requests_status_idx" ON "cancellation_requests" USING btree ("status","requested_at","id");--> statement-breakpoint
CREATE INDEX "cancellation_requests_due_idx" ON "cancellation_requests" USING btree ("due_at") WHERE "cancellation_requests"."status" in ('pending', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_requests_one_open_idx" ON "cancellation_requests" USING btree ("order_id") WHERE "cancellation_requests"."status" in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "credential_reveals_order_idx" ON "credential_reveals" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "credential_reveals_customer_idx" ON "credential_reveals" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_notes_person_idx" ON "customer_notes" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "customer_notes_author_idx" ON "customer_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "default_list_views_view_idx" ON "default_list_views" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_versions_version_unique" ON "legal_versions" USING btree ("document","version") WHERE "legal_versions"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "legal_versions_start_idx" ON "legal_versions" USING btree ("document","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name_idx" ON "list_views" USING btree ("user_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "list_views_shared_idx" ON "list_views" USING btree ("list") WHERE "list_views"."shared";--> statement-breakpoint
CREATE INDEX "mails_created_idx" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_sent_idx" ON "mails" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "mails_to_idx" ON "mails" USING btree (lower("to"));--> statement-breakpoint
CREATE INDEX "mails_thread_idx" ON "mails" USING btree ("thread","id") WHERE "mails"."thread" is not null;--> statement-breakpoint
CREATE INDEX "mails_queued_idx" ON "mails" USING btree ("id") WHERE "mails"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "mails_with_text_idx" ON "mails" USING btree ("created_at") WHERE "mails"."text" is not null;--> statement-breakpoint
CREATE INDEX "mrr_events_order_idx" ON "mrr_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mrr_events_occurred_idx" ON "mrr_events" USING btree ("occurred_at","kind","monthly_cents");--> statement-breakpoint
CREATE INDEX "oidc_identities_customer_idx" ON "oidc_identities" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_credentials_order_idx" ON "order_credentials" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "order_flags_same_idx" ON "order_flags" USING btree ("order_id","code","params");--> statement-breakpoint
CREATE INDEX "order_flags_open_idx" ON "order_flags" USING btree ("order_id") WHERE "order_flags"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "order_flags_settled_by_idx" ON "order_flags" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "order_stages_order_idx" ON "order_stages" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_stages_entered_idx" ON "order_stages" USING btree ("entered_at","id");--> statement-breakpoint
CREATE INDEX "orders_created_idx" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_customer_name_idx" ON "orders" USING btree ("customer_name","id");--> statement-breakpoint
CREATE INDEX "orders_total_idx" ON "orders" USING btree ("total_monthly_amount","id");--> statement-breakpoint
CREATE INDEX "orders_status_name_idx" ON "orders" USING btree ("status","customer_name","id");--> statement-breakpoint
CREATE INDEX "orders_status_total_idx" ON "orders" USING btree ("status","total_monthly_amount","id");--> statement-breakpoint
CREATE INDEX "orders_title_idx" ON "orders" USING btree ("product_title","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_open_checkout_idx" ON "orders" USING btree ("checkout_expires_at") WHERE "orders"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "orders_undelivered_idx" ON "orders" USING btree ((case when "paused_at" is not null and "resumed_at" is null then 'infinity'::timestamptz else ((coalesce("clock_start_at", "paid_at") at time zone 'UTC') + make_interval(hours => "promised_hours")) at time zone 'UTC' end),"id") WHERE "orders"."paid_at" is not null and "orders"."delivered_at" is null and "orders"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_stage_idx" ON "orders" USING btree ("stage","stage_since","id") WHERE "orders"."delivered_at" is null and "orders"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_assignee_idx" ON "orders" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "orders_paused_idx" ON "orders" USING btree ("paused_at","id") WHERE "orders"."paused_at" is not null and "orders"."resumed_at" is null;--> statement-breakpoint
CREATE INDEX "orders_past_due_idx" ON "orders" USING btree ("past_due_since","id") WHERE "orders"."past_due_since" is not null;--> statement-breakpoint
CREATE INDEX "orders_failed_payment_idx" ON "orders" USING btree ("created_at","id") WHERE "orders"."payment_status" = 'failed' and "orders"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "orders_delivered_idx" ON "orders" USING btree ("delivered_at") WHERE "orders"."delivered_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_site_down_idx" ON "orders" USING btree ("site_down_since","id") WHERE "orders"."site_down_since" is not null;--> statement-breakpoint
CREATE INDEX "orders_annual_renewal_idx" ON "orders" USING btree ("next_charge_at","id") WHERE "orders"."billing_interval" = 'year' and "orders"."cancel_at" is null;--> statement-breakpoint
CREATE INDEX "orders_discount_idx" ON "orders" USING btree ("discount_id","id") WHERE "orders"."discount_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_card_idx" ON "orders" USING btree ("card_last4","created_at","id") WHERE "orders"."card_last4" is not null;--> statement-breakpoint
CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_product_idx" ON "orders" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_email_unsent_idx" ON "orders" USING btree ("email_unsent_since") WHERE "orders"."email_unsent_since" is not null;--> statement-breakpoint
CREATE INDEX "orders_email_idx" ON "orders" USING btree ("customer_email","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_buyer_idx" ON "orders" USING btree (lower("customer_email"));--> statement-breakpoint
CREATE INDEX "orders_guest_email_idx" ON "orders" USING btree (lower("customer_email")) WHERE "orders"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_occurred_idx" ON "payments" USING btree ("occurred_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_guest_idx" ON "people" USING btree ("email") WHERE "people"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "people_email_idx" ON "people" USING btree ("email");--> statement-breakpoint
CREATE INDEX "people_merged_into_idx" ON "people" USING btree ("merged_into_id") WHERE "people"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "people_created_idx" ON "people" USING btree ("created_at","id") WHERE "people"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "people_name_idx" ON "people" USING btree ("name","id") WHERE "people"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "people_paid_idx" ON "people" USING btree ("paid_cents","id") WHERE "people"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "people_account_created_idx" ON "people" USING btree ("created_at","id") WHERE "people"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "people_account_name_idx" ON "people" USING btree ("name","id") WHERE "people"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "people_account_paid_idx" ON "people" USING btree ("paid_cents","id") WHERE "people"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "people_guest_created_idx" ON "people" USING btree ("created_at","id") WHERE "people"."customer_id" is null and "people"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "people_guest_name_idx" ON "people" USING btree ("name","id") WHERE "people"."customer_id" is null and "people"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "people_guest_paid_idx" ON "people" USING btree ("paid_cents","id") WHERE "people"."customer_id" is null and "people"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "people_subscribed_created_idx" ON "people" USING btree ("created_at","id") WHERE "people"."active_subscriptions" > 0;--> statement-breakpoint
CREATE INDEX "people_subscribed_name_idx" ON "people" USING btree ("name","id") WHERE "people"."active_subscriptions" > 0;--> statement-breakpoint
CREATE INDEX "people_subscribed_paid_idx" ON "people" USING btree ("paid_cents","id") WHERE "people"."active_subscriptions" > 0;--> statement-breakpoint
CREATE INDEX "plan_changes_order_idx" ON "plan_changes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_changes_one_pending_idx" ON "plan_changes" USING btree ("order_id") WHERE "plan_changes"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "processes_seen_idx" ON "processes" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "products_created_idx" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_position_idx" ON "products" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "projects_created_idx" ON "projects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "projects_email_idx" ON "projects" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "provider_events_received_idx" ON "provider_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_prices_current_idx" ON "provider_prices" USING btree ("item","billing_interval") WHERE "provider_prices"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "reconciliation_differences_run_idx" ON "reconciliation_differences" USING btree ("reconciliation_id","id");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_order_idx" ON "reconciliation_differences" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_one_open_idx" ON "reconciliations" USING btree (("finished_at" is null)) WHERE "reconciliations"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_user_idx" ON "refunds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refunds_pending_idx" ON "refunds" USING btree ("id") WHERE "refunds"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "renewal_failures_failed_idx" ON "renewal_failures" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "renewal_failures_recovered_idx" ON "renewal_failures" USING btree ("recovered_at");--> statement-breakpoint
CREATE INDEX "renewal_failures_lost_idx" ON "renewal_failures" USING btree ("lost_at");--> statement-breakpoint
CREATE INDEX "renewal_failures_order_idx" ON "renewal_failures" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "renewal_failures_one_open_idx" ON "renewal_failures" USING btree ("order_id") WHERE "renewal_failures"."recovered_at" is null and "renewal_failures"."lost_at" is null;--> statement-breakpoint
CREATE INDEX "review_remarks_round_idx" ON "review_remarks" USING btree ("round_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "review_rounds_open_unique" ON "review_rounds" USING btree ("order_id") WHERE "review_rounds"."sent_at" is null and "review_rounds"."approved_at" is null;--> statement-breakpoint
CREATE INDEX "security_events_created_idx" ON "security_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "security_events_event_idx" ON "security_events" USING btree ("event","created_at","id");--> statement-breakpoint
CREATE INDEX "security_events_user_idx" ON "security_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire_idx" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ((("sess"->>'userId')));--> statement-breakpoint
CREATE INDEX "site_checks_due_idx" ON "site_checks" USING btree ("due_at","order_id");--> statement-breakpoint
CREATE INDEX "support_tickets_created_idx" ON "support_tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "support_tickets_status_idx" ON "support_tickets" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "support_tickets_updated_idx" ON "support_tickets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "support_tickets_status_updated_idx" ON "support_tickets" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "support_tickets_unread_idx" ON "support_tickets" USING btree ("created_at","id") WHERE "support_tickets"."shop_unread" > 0 and not "support_tickets"."suspected_spam";--> statement-breakpoint
CREATE INDEX "support_tickets_customer_idx" ON "support_tickets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "support_tickets_guest_email_idx" ON "support_tickets" USING btree (lower("email")) WHERE "support_tickets"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "support_tickets_assigned_idx" ON "support_tickets" USING btree ("assigned_to","created_at","id");--> statement-breakpoint
CREATE INDEX "support_tickets_priority_idx" ON "support_tickets" USING btree ((case "priority" when 'urgent' then 3 when 'high' then 2 when 'medium' then 1 else 0 end),"id");--> statement-breakpoint
CREATE INDEX "support_tickets_waiting_idx" ON "support_tickets" USING btree ((coalesce("waiting_since", 'infinity'::timestamptz)),"id");--> statement-breakpoint
CREATE INDEX "support_tickets_snoozed_idx" ON "support_tickets" USING btree ("snoozed_until") WHERE "support_tickets"."snoozed_until" is not null;--> statement-breakpoint
CREATE INDEX "support_tickets_merged_idx" ON "support_tickets" USING btree ("merged_into_id") WHERE "support_tickets"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "support_tickets_unanswered_idx" ON "support_tickets" USING btree ("answer_due_at") WHERE "support_tickets"."first_answered_at" is null and not "support_tickets"."suspected_spam";--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket_idx" ON "ticket_messages" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "ticket_messages_user_idx" ON "ticket_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "unmatched_subscriptions_run_idx" ON "unmatched_subscriptions" USING btree ("reconciliation_id");--> statement-breakpoint
CREATE INDEX "unmatched_subscriptions_open_idx" ON "unmatched_subscriptions" USING btree ("id") WHERE "unmatched_subscriptions"."resolution" is null;--> statement-breakpoint
CREATE INDEX "webhook_failures_failed_idx" ON "webhook_failures" USING btree ("failed_at");
--> statement-breakpoint
-- Custom SQL from here on. What the shop's schema can't say: search, notifications, rows that never change, and
-- sums that triggers keep.
--
-- db/fold-text.ts says the same; a change needs new indexes.
create function fold_text(text text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text;
begin
  if octet_length(text) = char_length(text) then
    return text;
  end if;
  folded := regexp_replace(normalize(replace(text, U&'\00b4', ''''), NFKD), '[\u0300-\u036f]+', '', 'g');
  -- Most names are plain now, and the rest is slow.
  if octet_length(folded) = char_length(folded) then
    return folded;
  end if;
  folded := translate(
    folded,
    U&'\00f8\00d8\0142\0141\0111\0110\00f0\00d0\0131\2018\2019\02bc\2032\201c\201d\201e\2010\2012\2013\2014\2212',
    'oOlLdDdDi''''''''"""-----'
  );
  folded := replace(replace(folded, U&'\00df', 'ss'), U&'\1e9e', 'SS');
  folded := replace(replace(folded, U&'\00e6', 'ae'), U&'\00c6', 'AE');
  folded := replace(replace(folded, U&'\0153', 'oe'), U&'\0152', 'OE');
  return replace(replace(folded, U&'\00fe', 'th'), U&'\00de', 'Th');
end $$;
--> statement-breakpoint
-- A text as the pairs of its letters: 'Ada' is 'qaqdqaq'. Trigrams find three letters at least; here
-- 'da' is three letters too, 'dqa'. Other texts may hold these as well, so rows are compared again.
create function letter_pairs(text text) returns text
language sql immutable strict parallel safe as $$
  select 'q' || array_to_string(string_to_array(lower(text), null), 'q') || 'q'
$$;
--> statement-breakpoint
-- Each row stores its search text without accents, because folding while comparing was slower than
-- all the rest of a search. db/search.ts reads these columns, which the schema leaves out.
alter table orders
  add column folded_title text generated always as (fold_text(product_title)) stored,
  add column folded_text text generated always as (
    fold_text(order_id || E'\n' || customer_name || E'\n' || customer_email)) stored;
--> statement-breakpoint
alter table support_tickets add column folded_text text generated always as (
  fold_text(ticket_id || E'\n' || subject || E'\n' || email || E'\n' || coalesce(project_id, ''))) stored;
--> statement-breakpoint
alter table projects add column folded_text text generated always as (
  fold_text(project_id || E'\n' || business_name || E'\n' || contact_person || E'\n' || email)) stored;
--> statement-breakpoint
alter table audit_entries add column folded_text text generated always as (
  fold_text(actor_name || E'\n' || translate(verb, '._', '  ') || E'\n' || subject_name)) stored;
--> statement-breakpoint
-- With the digits of the phone number, so that it is found however it is written.
alter table people add column folded_text text generated always as (
  fold_text(name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))) stored;
--> statement-breakpoint
-- Trigrams make a search an index's work; a database that does not have them or may not install them
-- searches by reading every row. To add the indexes there later: install pg_trgm, then run the
-- statements of this block.
do $$
begin
  create extension if not exists pg_trgm;
  create index orders_own_text_idx on orders using gin (folded_text gin_trgm_ops);
  create index orders_letters_idx on orders using gin (letter_pairs(folded_text) gin_trgm_ops);
  create index orders_phone_idx on orders using gin (
    regexp_replace(customer_phone, '[^0-9]', '', 'g') gin_trgm_ops);
  create index support_tickets_text_idx on support_tickets using gin (folded_text gin_trgm_ops);
  create index projects_text_idx on projects using gin (folded_text gin_trgm_ops);
  create index audit_entries_text_idx on audit_entries using gin (folded_text gin_trgm_ops);
  create index people_text_idx on people using gin (folded_text gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
  raise warning 'The extension pg_trgm cannot be installed here (%). The search works, but reads every row.', sqlerrm;
end $$;
--> statement-breakpoint
-- Tells every process of a change, whoever made it. Sent by Postgres when the writer commits.
create function notify_catalog() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog', '');
  return null;
end $$;
--> statement-breakpoint
create trigger products_notify
  after insert or update or delete or truncate on products
  for each statement execute function notify_catalog();
--> statement-breakpoint
-- Pages show the settings and the legal texts, like the catalog.
create trigger shop_settings_notify
  after insert on shop_settings
  for each statement execute function notify_catalog();
--> statement-breakpoint
create trigger legal_versions_notify
  after insert or update on legal_versions
  for each statement execute function notify_catalog();
--> statement-breakpoint
create function notify_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('orders', new.order_id);
  return null;
end $$;
--> statement-breakpoint
create trigger orders_notify
  after update of payment_status, status, subscription_status, checkout_expires_at on orders
  for each row execute function notify_order();
--> statement-breakpoint
-- No code of the shop changes an entry of the audit log, and nothing else does by accident.
create function refuse_audit_entry_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries is append-only: % refused', lower(tg_op)
    using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger audit_entries_append_only
  before update or delete or truncate on audit_entries
  for each statement execute function refuse_audit_entry_change();
--> statement-breakpoint
create function refuse_settings_change() returns trigger language plpgsql as $$
begin
  raise exception 'shop_settings is append-only: % refused', lower(tg_op)
    using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger shop_settings_append_only
  before update or delete on shop_settings
  for each statement execute function refuse_settings_change();
--> statement-breakpoint
-- A published text never changes. One that isn't in force yet can be withdrawn.
create function refuse_legal_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null and new.withdrawn_at is not null
    and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at' then
    return new;
  end if;
  raise exception 'legal_versions is append-only: % refused', lower(tg_op)
    using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger legal_versions_append_only
  before update or delete on legal_versions
  for each row execute function refuse_legal_change();
--> statement-breakpoint
-- Keeps a row for each website that is watched, so that those due are found without its order. One
-- at a new address is due at once.
create function schedule_site_check() returns trigger language plpgsql as $$
begin
  if new.live_url is not null and new.delivered_at is not null
    and new.subscription_status in ('active', 'past_due', 'unpaid')
  then
    insert into site_checks as known (order_id, url, due_at) values (new.id, new.live_url, 'epoch')
    on conflict (order_id) do update set url = excluded.url, due_at = excluded.due_at,
      checked_at = null, answered_at = null, failing_since = null, problem = null,
      status = null, response_ms = null, certificate_ends_at = null
    where known.url <> excluded.url;
  elsif tg_op = 'UPDATE' then
    delete from site_checks where order_id = new.id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_schedule_site_check
  after insert or update of live_url, delivered_at, subscription_status
  on orders for each row execute function schedule_site_check();
--> statement-breakpoint
-- In cents: payments are added, refunds are subtracted, and a dispute is not decided yet.
create function revenue_of(payment payments) returns bigint language sql immutable as $$
  select case payment.kind when 'paid' then 1 when 'refund' then -1 else 0 end
    * (payment.amount * 100)::bigint
$$;
--> statement-breakpoint
-- What one row adds to the totals: for the triggers and for the check.
create function project_counts(project projects)
returns table (name text, part text, count bigint, amount bigint) language sql stable as $$
  select 'projects', project.status, 1,
    case when project.payment_status = 'paid' then (project.amount * 100)::bigint else 0 end
  where project.id is not null
  union all
  select 'deliveries', 'projects', 1,
    (extract(epoch from project.delivered_at - project.created_at) * 1000)::bigint
  where project.delivered_at is not null
$$;
--> statement-breakpoint
create function ticket_counts(ticket support_tickets)
returns table (name text, part text, count bigint, amount bigint) language sql stable as $$
  select 'tickets', ticket.status, 1, 0 where ticket.id is not null
$$;
--> statement-breakpoint
create function order_counts(the_order orders)
returns table (name text, part text, count bigint, amount bigint) language sql stable as $$
  select 'orders', the_order.support_package, 1,
    (select coalesce(sum(revenue_of(payments)), 0)::bigint from payments
      where payments.order_id = the_order.id)
  where the_order.id is not null
  union all
  select 'deliveries', 'orders', 1,
    (extract(epoch from the_order.delivered_at - the_order.paid_at) * 1000)::bigint
  where the_order.delivered_at is not null and the_order.paid_at is not null
$$;
--> statement-breakpoint
create function count_project() returns trigger language plpgsql as $$
begin
  insert into total_deltas (name, part, count, amount)
  select change.name, change.part, sum(change.count), sum(change.amount)
  from (
    select was.name, was.part, -was.count as count, -was.amount as amount
    from project_counts(old) was
    union all
    select * from project_counts(new)
  ) change
  group by change.name, change.part
  having sum(change.count) <> 0 or sum(change.amount) <> 0;
  return null;
end $$;
--> statement-breakpoint
create function count_ticket() returns trigger language plpgsql as $$
begin
  insert into total_deltas (name, part, count, amount)
  select change.name, change.part, sum(change.count), sum(change.amount)
  from (
    select was.name, was.part, -was.count as count, -was.amount as amount
    from ticket_counts(old) was
    union all
    select * from ticket_counts(new)
  ) change
  group by change.name, change.part
  having sum(change.count) <> 0 or sum(change.amount) <> 0;
  return null;
end $$;
--> statement-breakpoint
create function count_order() returns trigger language plpgsql as $$
begin
  insert into total_deltas (name, part, count, amount)
  select change.name, change.part, sum(change.count), sum(change.amount)
  from (
    select was.name, was.part, -was.count as count, -was.amount as amount
    from order_counts(old) was
    union all
    select * from order_counts(new)
  ) change
  group by change.name, change.part
  having sum(change.count) <> 0 or sum(change.amount) <> 0;
  return null;
end $$;
--> statement-breakpoint
create function count_payment() returns trigger language plpgsql as $$
declare
  package text;
  change bigint := coalesce(revenue_of(new), 0) - coalesce(revenue_of(old), 0);
begin
  -- The lock makes a change of the order's package wait for this movement, or this one for that.
  select support_package into package from orders
    where id = coalesce(new.order_id, old.order_id) for no key update;
  if change <> 0 then
    insert into total_deltas (name, part, count, amount) values ('orders', package, 0, change);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger projects_count
  after insert or delete or update of status, payment_status, amount, created_at, delivered_at
  on projects for each row execute function count_project();
--> statement-breakpoint
create trigger support_tickets_count
  after insert or delete or update of status
  on support_tickets for each row execute function count_ticket();
--> statement-breakpoint
create trigger orders_count
  after insert or delete or update of support_package, paid_at, delivered_at
  on orders for each row execute function count_order();
--> statement-breakpoint
create trigger payments_count
  after insert or delete or update of kind, amount
  on payments for each row execute function count_payment();
--> statement-breakpoint
-- The same by a scan of everything, for the check.
create view counted_totals as
  select counts.name, counts.part, sum(counts.count)::bigint as count, sum(counts.amount)::bigint as amount
  from (
    select of_one.* from projects cross join lateral project_counts(projects) of_one
    union all
    select of_one.* from support_tickets cross join lateral ticket_counts(support_tickets) of_one
    union all
    select of_one.* from orders cross join lateral order_counts(orders) of_one
  ) counts
  group by counts.name, counts.part;
--> statement-breakpoint
-- The person that an order or ticket belongs to: the holder of the account, else the guest with that
-- address. null: erased, since 'erased' is no address.
create function find_person(account text, address text) returns integer
language plpgsql stable as $$
begin
  if account is not null then
    return (select id from people where customer_id = account);
  end if;
  return (select id from people where customer_id is null and email = lower(address));
end $$;
--> statement-breakpoint
-- The same, and creates the guest. The update locks the row, so that it can't be deleted in between. A
-- guest who comes back after a merge is a customer of their own again.
create function add_person(account text, address text, at timestamptz) returns integer
language plpgsql as $$
declare
  person integer;
begin
  if account is not null then return find_person(account, address); end if;
  if address not like '%@%' then return null; end if;
  insert into people (email, created_at) values (lower(address), at)
    on conflict (email) where customer_id is null
    do update set merged_into_id = null, merged_at = null, merged_by = null
    returning id into person;
  return person;
end $$;
--> statement-breakpoint
create function count_person(
  person integer, more_orders integer, more_tickets integer, more_active integer, more_paid bigint
) returns void language plpgsql as $$
begin
  update people set
    orders = orders + more_orders,
    tickets = tickets + more_tickets,
    active_subscriptions = active_subscriptions + more_active,
    paid_cents = paid_cents + more_paid
  where id = person;
  -- Nothing is left of this guest.
  delete from people
    where id = person and customer_id is null and merged_into_id is null
      and orders = 0 and tickets = 0;
end $$;
--> statement-breakpoint
create function is_running(status text) returns integer language sql immutable as $$
  select case when status in ('active', 'past_due', 'unpaid') then 1 else 0 end
$$;
--> statement-breakpoint
create function full_name(first_name text, last_name text) returns text
language sql immutable as $$
  select nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), '')
$$;
--> statement-breakpoint
create function keep_person_of_customer() returns trigger language plpgsql as $$
begin
  -- The one customer that all erased people share.
  if new.id = 'erased' then return null; end if;
  insert into people (customer_id, email, name, created_at)
    values (new.id, new.email, coalesce(full_name(new.first_name, new.last_name), ''), new.created_at)
    on conflict (customer_id) do update
    set email = excluded.email, name = coalesce(nullif(excluded.name, ''), people.name);
  return null;
end $$;
--> statement-breakpoint
create function keep_person_of_order() returns trigger language plpgsql as $$
declare
  before integer;
  after integer;
  paid bigint := 0;
begin
  if tg_op <> 'INSERT' then before := find_person(old.customer_id, old.customer_email); end if;
  if tg_op <> 'DELETE' then
    after := find_person(new.customer_id, new.customer_email);
    if after is null or after is distinct from before then
      after := add_person(new.customer_id, new.customer_email, new.created_at);
    end if;
  end if;
  if before is not distinct from after then
    if is_running(new.subscription_status) <> is_running(old.subscription_status) then
      perform count_person(after, 0, 0,
        is_running(new.subscription_status) - is_running(old.subscription_status), 0);
    end if;
  else
    select coalesce(sum(revenue_of(payments)), 0)::bigint into paid from payments
      where order_id = coalesce(new.id, old.id);
    if after is not null then
      perform count_person(after, 1, 0, is_running(new.subscription_status), paid);
    end if;
    if before is not null then
      perform count_person(before, -1, 0, -is_running(old.subscription_status), -paid);
    end if;
  end if;
  if after is not null then
    update people set
      name = case when customer_id is null or name = '' then new.customer_name else name end,
      phone = coalesce(new.customer_phone, phone)
    where id = after and (tg_op = 'INSERT' or before is distinct from after
      or new.customer_name <> old.customer_name
      or new.customer_phone is distinct from old.customer_phone);
  end if;
  return null;
end $$;
--> statement-breakpoint
create function keep_person_of_ticket() returns trigger language plpgsql as $$
declare
  before integer;
  after integer;
begin
  if tg_op <> 'INSERT' then before := find_person(old.customer_id, old.email); end if;
  if tg_op <> 'DELETE' then
    after := find_person(new.customer_id, new.email);
    if after is null or after is distinct from before then
      after := add_person(new.customer_id, new.email, new.created_at);
    end if;
  end if;
  if before is distinct from after then
    if after is not null then perform count_person(after, 0, 1, 0, 0); end if;
    if before is not null then perform count_person(before, 0, -1, 0, 0); end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
create function keep_person_of_payment() returns trigger language plpgsql as $$
declare
  change bigint := coalesce(revenue_of(new), 0) - coalesce(revenue_of(old), 0);
  person integer;
begin
  if change = 0 then return null; end if;
  -- The lock makes a change of the order's customer wait for this movement, or this one for that.
  select find_person(customer_id, customer_email) into person from orders
    where id = coalesce(new.order_id, old.order_id) for no key update;
  perform count_person(person, 0, 0, 0, change);
  return null;
end $$;
--> statement-breakpoint
create trigger customers_people
  after insert or update of email, first_name, last_name
  on customers for each row execute function keep_person_of_customer();
--> statement-breakpoint
create trigger orders_people
  after insert or delete
    or update of customer_id, customer_email, customer_name, customer_phone, subscription_status
  on orders for each row execute function keep_person_of_order();
--> statement-breakpoint
create trigger support_tickets_people
  after insert or delete or update of customer_id, email
  on support_tickets for each row execute function keep_person_of_ticket();
--> statement-breakpoint
create trigger payments_people
  after insert or delete or update of kind, amount
  on payments for each row execute function keep_person_of_payment();
--> statement-breakpoint
-- Everyone by a scan of everything: for the tests that compare it.
create view counted_people as
  with owned as (
    select customer_id, case when customer_id is null then lower(customer_email) end as email,
      created_at, id, customer_name, customer_phone, 1 as orders, 0 as tickets,
      is_running(subscription_status) as active,
      (select coalesce(sum(revenue_of(payments)), 0) from payments
        where payments.order_id = orders.id) as paid_cents
    from orders where customer_id is not null or customer_email like '%@%'
    union all
    select customer_id, case when customer_id is null then lower(email) end, created_at, null,
      null, null, 0, 1, 0, 0
    from support_tickets where customer_id is not null or email like '%@%'
    union all
    select id, null, created_at, null, null, null, 0, 0, 0, 0 from customers where id <> 'erased'
  ),
  sums as (
    select customer_id, email, min(created_at) as first_seen_at,
      sum(orders)::integer as orders, sum(tickets)::integer as tickets,
      sum(active)::integer as active_subscriptions, sum(paid_cents)::bigint as paid_cents,
      (array_agg(customer_name order by id desc) filter (where id is not null))[1] as order_name,
      (array_agg(customer_phone order by id desc) filter (where customer_phone is not null))[1] as phone
    from owned group by customer_id, email
  )
  select sums.customer_id, coalesce(customers.email, sums.email) as email,
    coalesce(full_name(customers.first_name, customers.last_name), sums.order_name, '') as name,
    sums.phone, sums.orders, sums.tickets, sums.active_subscriptions, sums.paid_cents,
    coalesce(customers.created_at, sums.first_seen_at) as created_at
  from sums left join customers on customers.id = sums.customer_id
  where sums.customer_id is distinct from 'erased';
--> statement-breakpoint
-- An order is paid once, becomes another plan any number of times, and ends once.
create function record_mrr_event() returns trigger language plpgsql as $$
declare
  cents bigint := (new.total_monthly_amount * 100)::bigint;
  cents_before bigint := (old.total_monthly_amount * 100)::bigint;
begin
  if new.paid_at is null then return null; end if;
  if old.paid_at is null then
    insert into mrr_events (order_id, kind, monthly_cents, occurred_at)
    values (new.id, 'started', cents, new.paid_at);
  elsif old.ended_at is null and cents <> cents_before then
    insert into mrr_events (order_id, kind, monthly_cents, occurred_at)
    values (new.id, 'changed', cents - cents_before, coalesce(new.synced_at, now()));
  end if;
  if old.ended_at is null and new.ended_at is not null then
    insert into mrr_events (order_id, kind, monthly_cents, occurred_at)
    values (new.id, 'ended', -cents, new.ended_at);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_record_mrr_event
  after insert or update of paid_at, ended_at, total_monthly_amount
  on orders for each row execute function record_mrr_event();
--> statement-breakpoint
-- A customer is everyone with the same email address. An erased one has none, so each of their orders
-- is on its own.
create function classify_mrr_events(of_order integer) returns void language plpgsql as $$
declare
  buyer text;
begin
  select lower(customer_email) into buyer from orders where id = of_order;
  if position('@' in buyer) = 0 then buyer := null; end if;
  -- Two orders of one customer at the same time see each other's events.
  perform pg_advisory_xact_lock(hashtextextended(coalesce(buyer, of_order::text), 46));
  update mrr_events set movement = classified.movement, cohort_at = classified.cohort_at
  from (
    select id, cohort_at, case
        when kind = 'started' and running <= 1 and starts = 1 then 'new'
        when kind = 'started' and running <= 1 then 'reactivated'
        when kind = 'ended' and running <= 0 then 'churned'
        when monthly_cents < 0 or kind = 'ended' then 'contraction'
        else 'expansion'
      end as movement
    from (
      select mrr_events.id, kind, monthly_cents,
        sum(case kind when 'started' then 1 when 'ended' then -1 else 0 end) over until_it as running,
        count(*) filter (where kind = 'started') over until_it as starts,
        min(occurred_at) over () as cohort_at
      from orders join mrr_events on mrr_events.order_id = orders.id
      where orders.id in (
        select id from orders where lower(customer_email) = buyer union all select of_order)
      window until_it as (order by occurred_at, mrr_events.id)
    ) in_order
  ) classified
  where mrr_events.id = classified.id
    and (mrr_events.movement, mrr_events.cohort_at)
      is distinct from (classified.movement, classified.cohort_at);
end $$;
--> statement-breakpoint
create function classify_mrr_event() returns trigger language plpgsql as $$
begin
  perform classify_mrr_events(coalesce(new.order_id, old.order_id));
  return null;
end $$;
--> statement-breakpoint
create trigger mrr_events_classify
  after insert or delete or update of kind, monthly_cents, occurred_at
  on mrr_events for each row execute function classify_mrr_event();
--> statement-breakpoint
-- A payment counts for the support package that its order had at that time.
create function set_payment_package() returns trigger language plpgsql as $$
begin
  select support_package into new.support_package from orders where id = new.order_id;
  new.support_package := coalesce(new.support_package, '');
  return new;
end $$;
--> statement-breakpoint
create trigger payments_set_package
  before insert on payments for each row execute function set_payment_package();
--> statement-breakpoint
create function record_renewal_failure() returns trigger language plpgsql as $$
begin
  if old.past_due_since is null and new.past_due_since is not null then
    insert into renewal_failures (order_id, amount_cents, failed_at)
    values (new.id, (new.interval_total * 100)::bigint, new.past_due_since);
  elsif old.past_due_since is not null and new.past_due_since is null then
    update renewal_failures set
      lost_at = new.ended_at,
      recovered_at = case when new.ended_at is null then coalesce(new.synced_at, now()) end
    where order_id = new.id and recovered_at is null and lost_at is null;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_record_renewal_failure
  after insert or update of past_due_since
  on orders for each row execute function record_renewal_failure();
--> statement-breakpoint
-- The zone of a day, until the shop sets another.
insert into day_zone (zone) values ('UTC');
--> statement-breakpoint
-- What one row adds to the sums by day, and when: for the triggers, the counts and the days that a
-- chart shows only in part. `part` is what the day is split by.
create function payment_sums(payment payments)
returns table (name text, at timestamptz, part text, count bigint, amount bigint)
language sql stable as $$
  select 'revenue_by_day', payment.occurred_at, '', 1::bigint, revenue_of(payment)
  where payment.kind in ('paid', 'refund')
  union all
  select 'product_revenue_by_day', payment.occurred_at,
    (select product_id::text from orders where orders.id = payment.order_id), 1, revenue_of(payment)
  where payment.kind in ('paid', 'refund')
  union all
  select 'package_revenue_by_day', payment.occurred_at, payment.support_package, 1, revenue_of(payment)
  where payment.kind in ('paid', 'refund')
  union all
  select 'refunds_by_day', payment.occurred_at, '', 1, -revenue_of(payment)
  where payment.kind = 'refund' or payment.kind = 'paid' and payment.provider_id like '%:failed'
  union all
  select 'discounts_by_day', payment.occurred_at, '', 1, (payment.discount * 100)::bigint
  where payment.discount > 0
$$;
--> statement-breakpoint
create function mrr_event_sums(event mrr_events)
returns table (name text, at timestamptz, part text, count bigint, amount bigint)
language sql stable as $$
  select event.kind || '_by_day', event.occurred_at, '', 1::bigint, event.monthly_cents
  where event.kind <> 'changed'
  union all
  select event.movement || '_by_day', event.occurred_at, '', 1, event.monthly_cents
  where event.movement is not null
  union all
  select 'cohorts_by_month', event.occurred_at,
    to_char(event.cohort_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    case event.movement when 'new' then 1 when 'reactivated' then 1 when 'churned' then -1 else 0 end,
    event.monthly_cents
  where event.movement is not null
$$;
--> statement-breakpoint
create function ticket_sums(ticket support_tickets)
returns table (name text, at timestamptz, part text, count bigint, amount bigint)
language sql stable as $$
  select 'tickets_by_day', ticket.created_at, '', 1::bigint, 0::bigint where not ticket.suspected_spam
$$;
--> statement-breakpoint
create function renewal_failure_sums(failure renewal_failures)
returns table (name text, at timestamptz, part text, count bigint, amount bigint)
language sql stable as $$
  select 'failed_renewals_by_day', failure.failed_at, '', 1::bigint, failure.amount_cents
  where failure.id is not null
  union all
  select 'recovered_renewals_by_day', failure.recovered_at, '', 1, failure.amount_cents
  where failure.recovered_at is not null
  union all
  select 'recoveries_by_day', failure.failed_at, '', 1, failure.amount_cents
  where failure.recovered_at is not null
$$;
--> statement-breakpoint
-- Split by the started hours of the wait, so that the share within any promise can be summed up. What the shop
-- opened and conversations about an order are no requests.
create function answer_sums(ticket support_tickets)
returns table (name text, at timestamptz, part text, count bigint, amount bigint)
language sql stable as $$
  select case when ticket.priority = 'urgent' then 'urgent' when ticket.customer_type = 'new' then 'sales'
      else 'support' end || '_answers_by_day',
    ticket.first_answered_at,
    lpad(least(9999, greatest(0, ceil(extract(epoch from ticket.first_answered_at - ticket.created_at)
      / 3600)))::text, 4, '0'),
    1::bigint, (extract(epoch from ticket.first_answered_at - ticket.created_at) * 1000)::bigint
  where ticket.first_answered_at > ticket.created_at
    and not ticket.suspected_spam and ticket.order_id is null
$$;
--> statement-breakpoint
-- Split by whether the website was there in the time that its order was promised, without the hours
-- in which the shop waited.
create function delivery_sums(the_order orders)
returns table (name text, at timestamptz, part text, count bigint, amount bigint)
language sql stable as $$
  select 'deliveries_by_day', the_order.delivered_at,
    case when the_order.delivered_at <= coalesce(the_order.clock_start_at, the_order.paid_at)
      + make_interval(hours => the_order.promised_hours) then 'in_time' else 'late' end,
    1::bigint, 0::bigint
  where the_order.delivered_at is not null and the_order.paid_at is not null
$$;
--> statement-breakpoint
-- The part of a sum: its day, or for cohorts the month of the first payment and the month.
create function part_of_sum(name text, at timestamptz, part text, zone text) returns text
language sql stable as $$
  select case
    when name = 'cohorts_by_month' then to_char(part::timestamptz at time zone zone, 'YYYY-MM')
      || '/' || to_char(at at time zone zone, 'YYYY-MM')
    when part = '' then to_char(at at time zone zone, 'YYYY-MM-DD')
    else to_char(at at time zone zone, 'YYYY-MM-DD') || ':' || part
  end
$$;
--> statement-breakpoint
create function sum_payment() returns trigger language plpgsql as $$
begin
  insert into dated_deltas (name, at, part, count, amount)
  select change.name, change.at, change.part, sum(change.count), sum(change.amount)
  from (
    select was.name, was.at, was.part, -was.count as count, -was.amount as amount
    from payment_sums(old) was
    union all
    select * from payment_sums(new)
  ) change
  group by change.name, change.at, change.part
  having sum(change.count) <> 0 or sum(change.amount) <> 0;
  return null;
end $$;
--> statement-breakpoint
create function sum_mrr_event() returns trigger language plpgsql as $$
begin
  insert into dated_deltas (name, at, part, count, amount)
  select change.name, change.at, change.part, sum(change.count), sum(change.amount)
  from (
    select was.name, was.at, was.part, -was.count as count, -was.amount as amount
    from mrr_event_sums(old) was
    union all
    select * from mrr_event_sums(new)
  ) change
  group by change.name, change.at, change.part
  having sum(change.count) <> 0 or sum(change.amount) <> 0;
  return null;
end $$;
--> statement-breakpoint
create function sum_ticket() returns trigger language plpgsql as $$
begin
  insert into dated_deltas (name, at, part, count, amount)
  select change.name, change.at, change.part, sum(change.count), sum(change.amount)
  from (
    select was.name, was.at, was.part, -was.count as count, -was.amount as amount
    from ticket_sums(old) was
    union all
    select * from ticket_sums(new)
  ) change
  group by change.name, change.at, change.part
  having sum(change.count) <> 0 or sum(change.amount) <> 0;
  return null;
end $$;
--> statement-breakpoint
create function sum_renewal_failure() returns trigger language plpgsql as $$
begin
  insert into dated_deltas (name, at, part, count, amount)
  select change.name, change.at, change.part, sum(change.count), sum(change.amount)
  from (
    select was.name, was.at, was.part, -was.count as count, -was.amount as amount
    from renewal_failure_sums(old) was
    union all
    select * from renewal_failure_sums(new)
  ) change
  group by change.name, change.at, change.part
  having sum(change.count) <> 0 or sum(change.amount) <> 0;
  return null;
end $$;
--> statement-breakpoint
create function sum_answer() returns trigger language plpgsql as $$
begin
  insert into dated_deltas (name, at, part, count, amount)
  select change.name, change.at, change.part, sum(change.count), sum(change.amount)
  from (
    select was.name, was.at, was.part, -was.count as count, -was.amount as amount
    from answer_sums(old) was
    union all
    select * from answer_sums(new)
  ) change
  group by change.name, change.at, change.part
  having sum(change.count) <> 0 or sum(change.amount) <> 0;
  return null;
end $$;
--> statement-breakpoint
create function sum_delivery() returns trigger language plpgsql as $$
begin
  insert into dated_deltas (name, at, part, count, amount)
  select change.name, change.at, change.part, sum(change.count), sum(change.amount)
  from (
    select was.name, was.at, was.part, -was.count as count, -was.amount as amount
    from delivery_sums(old) was
    union all
    select * from delivery_sums(new)
  ) change
  group by change.name, change.at, change.part
  having sum(change.count) <> 0 or sum(change.amount) <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger payments_sum
  after insert or delete or update of kind, amount, discount, occurred_at, support_package
  on payments for each row execute function sum_payment();
--> statement-breakpoint
create trigger mrr_events_sum
  after insert or delete or update of kind, monthly_cents, occurred_at, movement, cohort_at
  on mrr_events for each row execute function sum_mrr_event();
--> statement-breakpoint
create trigger support_tickets_sum
  after insert or delete or update of suspected_spam, created_at
  on support_tickets for each row execute function sum_ticket();
--> statement-breakpoint
create trigger renewal_failures_sum
  after insert or update or delete
  on renewal_failures for each row execute function sum_renewal_failure();
--> statement-breakpoint
create trigger support_tickets_sum_answer
  after insert or delete
    or update of first_answered_at, created_at, priority, customer_type, suspected_spam, order_id
  on support_tickets for each row execute function sum_answer();
--> statement-breakpoint
create trigger orders_sum_delivery
  after insert or delete or update of delivered_at, paid_at, clock_start_at, promised_hours
  on orders for each row execute function sum_delivery();
--> statement-breakpoint
-- The sums by a scan of everything, in the zone of `day_zone`: for another zone, and for the check.
create view counted_days as
  select sums.name, part_of_sum(sums.name, sums.at, sums.part, day_zone.zone) as part,
    sum(sums.count)::bigint as count, sum(sums.amount)::bigint as amount
  from (
    select of_one.* from payments cross join lateral payment_sums(payments) of_one
    union all
    select of_one.* from mrr_events cross join lateral mrr_event_sums(mrr_events) of_one
    union all
    select of_one.* from support_tickets cross join lateral ticket_sums(support_tickets) of_one
    union all
    select of_one.* from renewal_failures cross join lateral renewal_failure_sums(renewal_failures) of_one
    union all
    select of_one.* from support_tickets cross join lateral answer_sums(support_tickets) of_one
    union all
    select of_one.* from orders cross join lateral delivery_sums(orders) of_one
  ) sums
  cross join day_zone
  group by 1, 2;
