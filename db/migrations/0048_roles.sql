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
CREATE TABLE "sign_in_policy" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"require_two_factor" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sign_in_policy_only_check" CHECK ("sign_in_policy"."only")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "role_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_invitations_invited_by_idx" ON "admin_invitations" USING btree ("invited_by_id");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_role_check" CHECK ("customers"."role" in ('owner', 'manager', 'support', 'delivery', 'read_only'));--> statement-breakpoint
-- Until now, every admin could do everything.
UPDATE "customers" SET "role" = 'owner' WHERE "is_admin";
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_admin_role_check" CHECK ("customers"."is_admin" = ("customers"."role" is not null));
