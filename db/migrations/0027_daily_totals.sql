-- The charts' sums by UTC day, kept as the other totals are: one row of `totals` per name and day,
-- so that a chart reads days instead of every payment, event and ticket of its time.
--
-- On large tables: the triggers and the first count keep writers of payments, mrr_events and
-- support_tickets waiting until the migration ends, about ten seconds per million orders. Reading
-- goes on.
create function utc_day(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD')
$$;
--> statement-breakpoint
-- What one row adds to the totals of its day: for the triggers, the first count, the check and the
-- days that a chart shows only in part.
create function payment_days(payment payments)
returns table (name text, part text, count bigint, amount bigint) language sql stable as $$
  select 'revenue_by_day', utc_day(payment.occurred_at), 1::bigint, revenue_of(payment)
  where payment.kind in ('paid', 'refund')
$$;
--> statement-breakpoint
create function mrr_event_days(event mrr_events)
returns table (name text, part text, count bigint, amount bigint) language sql stable as $$
  select event.kind || '_by_day', utc_day(event.occurred_at), 1::bigint, event.monthly_cents
  where event.id is not null
$$;
--> statement-breakpoint
create function ticket_days(ticket support_tickets)
returns table (name text, part text, count bigint, amount bigint) language sql stable as $$
  select 'tickets_by_day', utc_day(ticket.created_at), 1::bigint, 0::bigint
  where not ticket.suspected_spam
$$;
--> statement-breakpoint
create function count_payment_day() returns trigger language plpgsql as $$
begin
  insert into total_deltas (name, part, count, amount)
  select change.name, change.part, sum(change.count), sum(change.amount)
  from (
    select was.name, was.part, -was.count as count, -was.amount as amount
    from payment_days(old) was
    union all
    select * from payment_days(new)
  ) change
  group by change.name, change.part
  having sum(change.count) <> 0 or sum(change.amount) <> 0;
  return null;
end $$;
--> statement-breakpoint
create function count_mrr_event_day() returns trigger language plpgsql as $$
begin
  insert into total_deltas (name, part, count, amount)
  select change.name, change.part, sum(change.count), sum(change.amount)
  from (
    select was.name, was.part, -was.count as count, -was.amount as amount
    from mrr_event_days(old) was
    union all
    select * from mrr_event_days(new)
  ) change
  group by change.name, change.part
  having sum(change.count) <> 0 or sum(change.amount) <> 0;
  return null;
end $$;
--> statement-breakpoint
create function count_ticket_day() returns trigger language plpgsql as $$
begin
  insert into total_deltas (name, part, count, amount)
  select change.name, change.part, sum(change.count), sum(change.amount)
  from (
    select was.name, was.part, -was.count as count, -was.amount as amount
    from ticket_days(old) was
    union all
    select * from ticket_days(new)
  ) change
  group by change.name, change.part
  having sum(change.count) <> 0 or sum(change.amount) <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger payments_count_day
  after insert or delete or update of kind, amount, occurred_at
  on payments for each row execute function count_payment_day();
--> statement-breakpoint
create trigger mrr_events_count_day
  after insert or delete or update of kind, monthly_cents, occurred_at
  on mrr_events for each row execute function count_mrr_event_day();
--> statement-breakpoint
create trigger support_tickets_count_day
  after insert or delete or update of suspected_spam, created_at
  on support_tickets for each row execute function count_ticket_day();
--> statement-breakpoint
-- The daily totals by a scan of everything: for the first count, and for the check.
create view counted_days as
  select counts.name, counts.part, sum(counts.count)::bigint as count, sum(counts.amount)::bigint as amount
  from (
    select of_one.* from payments cross join lateral payment_days(payments) of_one
    union all
    select of_one.* from mrr_events cross join lateral mrr_event_days(mrr_events) of_one
    union all
    select of_one.* from support_tickets cross join lateral ticket_days(support_tickets) of_one
  ) counts
  group by counts.name, counts.part;
--> statement-breakpoint
insert into totals (name, part, count, amount) select name, part, count, amount from counted_days;
