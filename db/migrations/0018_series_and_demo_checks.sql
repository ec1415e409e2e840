CREATE TABLE "demo_checks" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"failing_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"monthly_cents" bigint NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscription_movements_kind_check" CHECK ("subscription_movements"."kind" in ('started', 'changed', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "demo_checks" ADD CONSTRAINT "demo_checks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_movements" ADD CONSTRAINT "subscription_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_movements_order_idx" ON "subscription_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subscription_movements_occurred_idx" ON "subscription_movements" USING btree ("occurred_at","kind","monthly_cents");--> statement-breakpoint
-- An order is paid once, becomes another plan any number of times, and ends once.
create function follow_subscription() returns trigger language plpgsql as $$
declare
  cents bigint := (new.total_monthly_amount * 100)::bigint;
  cents_before bigint := (old.total_monthly_amount * 100)::bigint;
begin
  if new.paid_at is null then return null; end if;
  if old.paid_at is null then
    insert into subscription_movements (order_id, kind, monthly_cents, occurred_at)
    values (new.id, 'started', cents, new.paid_at);
  elsif old.ended_at is null and cents <> cents_before then
    insert into subscription_movements (order_id, kind, monthly_cents, occurred_at)
    values (new.id, 'changed', cents - cents_before, coalesce(new.synced_at, now()));
  end if;
  if old.ended_at is null and new.ended_at is not null then
    insert into subscription_movements (order_id, kind, monthly_cents, occurred_at)
    values (new.id, 'ended', -cents, new.ended_at);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_follow_subscription
  after insert or update of paid_at, ended_at, total_monthly_amount
  on orders for each row execute function follow_subscription();
--> statement-breakpoint
-- What was sold before: at the price that it has now, since nobody kept an earlier one. When it
-- ended was not always kept either.
insert into subscription_movements (order_id, kind, monthly_cents, occurred_at)
select id, 'started', (total_monthly_amount * 100)::bigint, paid_at
from orders where paid_at is not null
union all
select id, 'ended', -(total_monthly_amount * 100)::bigint,
  coalesce(ended_at, cancel_at, updated_at)
from orders
where paid_at is not null and (ended_at is not null or subscription_status = 'cancelled');
