DROP INDEX "orders_undelivered_idx";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_hours" integer DEFAULT 48 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_undelivered_idx" ON "orders" USING btree ((case when "paused_at" is not null and "resumed_at" is null then 'infinity'::timestamptz else ((coalesce("clock_start_at", "paid_at") at time zone 'UTC') + make_interval(hours => "promised_hours")) at time zone 'UTC' end),"id") WHERE "orders"."paid_at" is not null and "orders"."delivered_at" is null and "orders"."status" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promised_hours_check" CHECK ("orders"."promised_hours" between 1 and 720);--> statement-breakpoint
-- Custom SQL from here on.
--
-- Another promise than 48 hours was stored as a later or earlier start of the clock. What the pauses
-- don't explain of it, in whole hours, is the promise.
drop trigger orders_sum_delivery on orders;
--> statement-breakpoint
with moved as (
  select orders.id, extract(epoch from clock_start_at - paid_at)
    - coalesce(extract(epoch from resumed_at - paused_at), 0)
    - coalesce((
        select sum(extract(epoch from (pause ->> 'until')::timestamptz - (pause ->> 'since')::timestamptz))
        from jsonb_array_elements(earlier_pauses) pause
      ), 0) as seconds
  from orders
  where clock_start_at is not null and paid_at is not null
)
update orders
set promised_hours = 48 + (moved.seconds / 3600)::integer,
  clock_start_at = case
    when paused_at is null or (resumed_at is null and earlier_pauses = '[]') then null
    else clock_start_at - make_interval(secs => moved.seconds::double precision)
  end
from moved
where moved.id = orders.id and moved.seconds <> 0 and mod(moved.seconds, 3600) = 0
  and 48 + moved.seconds / 3600 between 1 and 720;
--> statement-breakpoint
-- Unpaid orders had the promise of the day of their payment.
update orders
set promised_hours = promise.hours
from (
  select case when value ->> 'withinHours' ~ '^[0-9]{1,3}$' then (value ->> 'withinHours')::integer end as hours
  from shop_settings
  where section = 'delivery'
  order by version desc
  limit 1
) promise
where orders.paid_at is null and promise.hours between 1 and 720;
--> statement-breakpoint
-- Split by whether the website was there in the time that its order was promised, without the hours
-- in which the shop waited.
create or replace function delivery_sums(the_order orders)
returns table (name text, at timestamptz, part text, count bigint, amount bigint)
language sql stable as $$
  select 'deliveries_by_day', the_order.delivered_at,
    case when the_order.delivered_at <= coalesce(the_order.clock_start_at, the_order.paid_at)
      + make_interval(hours => the_order.promised_hours) then 'in_time' else 'late' end,
    1::bigint, 0::bigint
  where the_order.delivered_at is not null and the_order.paid_at is not null
$$;
--> statement-breakpoint
create trigger orders_sum_delivery
  after insert or delete or update of delivered_at, paid_at, clock_start_at, promised_hours
  on orders for each row execute function sum_delivery();
--> statement-breakpoint
delete from totals where name = 'deliveries_by_day';
--> statement-breakpoint
delete from dated_deltas where name = 'deliveries_by_day';
--> statement-breakpoint
insert into totals (name, part, count, amount)
  select name, part, count, amount from counted_days where name = 'deliveries_by_day';
