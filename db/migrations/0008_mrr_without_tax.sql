-- A price per month without the tax that it includes, by the rate that the order was sold at. It stays
-- the same for the life of an order, so that its events add up to zero once it has ended.
create function net_monthly_cents(of_order integer, amount numeric) returns bigint language sql stable as $$
  select round(amount * 100 / (1 + coalesce(
    (select percentage from order_taxes where order_id = of_order and inclusive), 0) / 100))::bigint
$$;
--> statement-breakpoint
-- An order is paid once, becomes another plan any number of times, and ends once.
create or replace function record_mrr_event() returns trigger language plpgsql as $$
declare
  cents bigint;
  cents_before bigint;
begin
  if new.paid_at is null then return null; end if;
  cents := net_monthly_cents(new.id, new.total_monthly_amount);
  cents_before := net_monthly_cents(new.id, old.total_monthly_amount);
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
