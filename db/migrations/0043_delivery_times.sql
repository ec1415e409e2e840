DROP INDEX "orders_live_idx";--> statement-breakpoint
ALTER TABLE "site_checks" ALTER COLUMN "checked_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "earlier_pauses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_checks" ADD COLUMN "due_at" timestamp (3) with time zone NOT NULL DEFAULT 'epoch';--> statement-breakpoint
ALTER TABLE "site_checks" ALTER COLUMN "due_at" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "orders_delivered_idx" ON "orders" USING btree ("delivered_at") WHERE "orders"."delivered_at" is not null;--> statement-breakpoint
CREATE INDEX "site_checks_due_idx" ON "site_checks" USING btree ("due_at","order_id");--> statement-breakpoint
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
delete from site_checks using orders
where orders.id = site_checks.order_id and (
  orders.live_url is distinct from site_checks.url or orders.delivered_at is null
  or orders.subscription_status not in ('active', 'past_due', 'unpaid'));
--> statement-breakpoint
insert into site_checks (order_id, url, due_at)
select id, live_url, 'epoch' from orders
where live_url is not null and delivered_at is not null
  and subscription_status in ('active', 'past_due', 'unpaid')
on conflict do nothing;
