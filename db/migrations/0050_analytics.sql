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
CREATE TABLE "first_answers" (
	"ticket_id" integer PRIMARY KEY NOT NULL,
	"promise" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "first_answers_promise_check" CHECK ("first_answers"."promise" in ('sales', 'support', 'urgent'))
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
ALTER TABLE "payments" DROP CONSTRAINT "payments_amount_check";
--> statement-breakpoint
ALTER TABLE "mrr_events" ADD COLUMN "movement" text;
--> statement-breakpoint
ALTER TABLE "mrr_events" ADD COLUMN "cohort_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "discount" numeric(10, 2) DEFAULT 0.00 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "support_package" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "first_answers" ADD CONSTRAINT "first_answers_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "renewal_failures" ADD CONSTRAINT "renewal_failures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "first_answers_answered_idx" ON "first_answers" USING btree ("answered_at");
--> statement-breakpoint
CREATE INDEX "renewal_failures_failed_idx" ON "renewal_failures" USING btree ("failed_at");
--> statement-breakpoint
CREATE INDEX "renewal_failures_recovered_idx" ON "renewal_failures" USING btree ("recovered_at");
--> statement-breakpoint
CREATE INDEX "renewal_failures_lost_idx" ON "renewal_failures" USING btree ("lost_at");
--> statement-breakpoint
CREATE INDEX "renewal_failures_order_idx" ON "renewal_failures" USING btree ("order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "renewal_failures_one_open_idx" ON "renewal_failures" USING btree ("order_id") WHERE "renewal_failures"."recovered_at" is null and "renewal_failures"."lost_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_buyer_idx" ON "orders" USING btree (lower("customer_email"));
--> statement-breakpoint
ALTER TABLE "mrr_events" ADD CONSTRAINT "mrr_events_movement_check" CHECK ("mrr_events"."movement" in ('new', 'expansion', 'contraction', 'churned', 'reactivated'));
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount_check" CHECK ("payments"."amount" between 0 and 99999999.99 and "payments"."discount" between 0 and 99999999.99);
--> statement-breakpoint
-- Custom SQL from here on.
--
-- The sums by day get more names, follow the time zone of the shop, and are counted once more. On
-- large tables: writers of orders, payments, mrr_events, support_tickets and ticket_messages wait until the
-- migration ends, about half a minute per million orders. Reading goes on.
insert into day_zone (zone) values ('UTC');
--> statement-breakpoint
drop view counted_days;
--> statement-breakpoint
drop trigger payments_count_day on payments;
--> statement-breakpoint
drop trigger mrr_events_count_day on mrr_events;
--> statement-breakpoint
drop trigger support_tickets_count_day on support_tickets;
--> statement-breakpoint
drop function count_payment_day, count_mrr_event_day, count_ticket_day, payment_days, mrr_event_days,
  ticket_days, utc_day;
--> statement-breakpoint
-- The plan of the past: a payment counts for the support package that its order had at that time.
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
alter table payments disable trigger user;
--> statement-breakpoint
update payments set support_package = orders.support_package
from orders where orders.id = payments.order_id;
--> statement-breakpoint
-- The first charge is the only one whose discount is known.
update payments set discount = orders.discount_amount
from orders
where orders.id = payments.order_id and orders.discount_amount > 0 and payments.kind = 'paid'
  and payments.occurred_at = orders.paid_at;
--> statement-breakpoint
alter table payments enable trigger user;
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
    select id, kind, monthly_cents,
      sum(case kind when 'started' then 1 when 'ended' then -1 else 0 end) over until_it as running,
      count(*) filter (where kind = 'started') over until_it as starts,
      min(occurred_at) over (partition by buyer) as cohort_at
    from (
      select mrr_events.*, case position('@' in customer_email)
          when 0 then orders.id::text else lower(customer_email) end as buyer
      from mrr_events join orders on orders.id = mrr_events.order_id
    ) of_buyer
    window until_it as (partition by buyer order by occurred_at, id)
  ) in_order
) classified
where mrr_events.id = classified.id;
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
-- Of earlier failures only the present ones are known.
insert into renewal_failures (order_id, amount_cents, failed_at)
select id, (interval_total * 100)::bigint, past_due_since from orders where past_due_since is not null;
--> statement-breakpoint
-- The first answer to a ticket, if it has one. Conversations about an order are no requests.
create view answered_tickets as
  select ticket.id as ticket_id, ticket.created_at as opened_at, answer.created_at as answered_at,
    case when ticket.priority = 'urgent' then 'urgent' when ticket.customer_type = 'new' then 'sales'
      else 'support' end as promise
  from support_tickets ticket
  cross join lateral (
    select message.id, message.created_at from ticket_messages message
    where message.ticket_id = ticket.id and message.side = 'shop' and not message.internal
    order by message.id limit 1
  ) answer
  where not ticket.suspected_spam and ticket.order_id is null
    and exists (
      select from ticket_messages message
      where message.ticket_id = ticket.id and message.side = 'customer' and message.id < answer.id
    );
--> statement-breakpoint
create function record_first_answer(of_ticket integer) returns void language plpgsql as $$
begin
  delete from first_answers
  where ticket_id = of_ticket
    and not exists (select from answered_tickets where answered_tickets.ticket_id = of_ticket);
  insert into first_answers as known (ticket_id, promise, opened_at, answered_at)
  select ticket_id, promise, opened_at, answered_at from answered_tickets
  where ticket_id = of_ticket
  on conflict (ticket_id) do update set promise = excluded.promise,
    opened_at = excluded.opened_at, answered_at = excluded.answered_at
  where (known.promise, known.opened_at, known.answered_at)
    is distinct from (excluded.promise, excluded.opened_at, excluded.answered_at);
end $$;
--> statement-breakpoint
create function record_answer_of_message() returns trigger language plpgsql as $$
begin
  perform record_first_answer(coalesce(new.ticket_id, old.ticket_id));
  return null;
end $$;
--> statement-breakpoint
create function record_answer_of_ticket() returns trigger language plpgsql as $$
begin
  perform record_first_answer(new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger ticket_messages_record_answer
  after insert or delete or update of side, internal, created_at
  on ticket_messages for each row execute function record_answer_of_message();
--> statement-breakpoint
create trigger support_tickets_record_answer
  after update of priority, customer_type, suspected_spam, order_id, created_at
  on support_tickets for each row
  when ((old.priority, old.customer_type, old.suspected_spam, old.order_id, old.created_at)
    is distinct from (new.priority, new.customer_type, new.suspected_spam, new.order_id, new.created_at))
  execute function record_answer_of_ticket();
--> statement-breakpoint
insert into first_answers (ticket_id, promise, opened_at, answered_at)
select ticket_id, promise, opened_at, answered_at from answered_tickets;
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
-- Split by the started hours of the wait, so that the share within any promise can be summed up.
create function first_answer_sums(answer first_answers)
returns table (name text, at timestamptz, part text, count bigint, amount bigint)
language sql stable as $$
  select answer.promise || '_answers_by_day', answer.answered_at,
    lpad(least(9999, greatest(0, ceil(extract(epoch from answer.answered_at - answer.opened_at)
      / 3600)))::text, 4, '0'),
    1::bigint, (extract(epoch from answer.answered_at - answer.opened_at) * 1000)::bigint
  where answer.ticket_id is not null
$$;
--> statement-breakpoint
-- Split by the started hours until the delivery, without those in which the shop waited.
create function delivery_sums(the_order orders)
returns table (name text, at timestamptz, part text, count bigint, amount bigint)
language sql stable as $$
  select 'deliveries_by_day', the_order.delivered_at,
    lpad(least(9999, greatest(0, ceil(extract(epoch from the_order.delivered_at
      - coalesce(the_order.clock_start_at, the_order.paid_at)) / 3600)))::text, 4, '0'),
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
create function sum_first_answer() returns trigger language plpgsql as $$
begin
  insert into dated_deltas (name, at, part, count, amount)
  select change.name, change.at, change.part, sum(change.count), sum(change.amount)
  from (
    select was.name, was.at, was.part, -was.count as count, -was.amount as amount
    from first_answer_sums(old) was
    union all
    select * from first_answer_sums(new)
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
create trigger orders_sum_delivery
  after insert or delete or update of delivered_at, paid_at, clock_start_at
  on orders for each row execute function sum_delivery();
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
create trigger first_answers_sum
  after insert or update or delete
  on first_answers for each row execute function sum_first_answer();
--> statement-breakpoint
-- The sums by a scan of everything, in the zone of `day_zone`: for the first count, for another zone,
-- and for the check.
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
    select of_one.* from first_answers cross join lateral first_answer_sums(first_answers) of_one
    union all
    select of_one.* from orders cross join lateral delivery_sums(orders) of_one
  ) sums
  cross join day_zone
  group by 1, 2;
--> statement-breakpoint
delete from totals where name like '%\_by\_day';
--> statement-breakpoint
delete from total_deltas where name like '%\_by\_day';
--> statement-breakpoint
insert into totals (name, part, count, amount) select name, part, count, amount from counted_days;
