-- What one row adds to the totals. Said here once: for the triggers, the first count and the check.
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
-- In cents: what was paid adds up, what was given back goes off, a dispute is not decided yet.
create function revenue_of(payment payments) returns bigint language sql immutable as $$
  select case payment.kind when 'paid' then 1 when 'refund' then -1 else 0 end
    * (payment.amount * 100)::bigint
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
-- The same by a scan of everything: for the first count, and for whoever doubts the totals.
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
insert into totals (name, part, count, amount) select name, part, count, amount from counted_totals;
