DROP TABLE "first_answers" CASCADE;--> statement-breakpoint
-- Custom SQL from here on.
--
-- The sums of first answers come from the tickets themselves, which have their time. The table and what
-- depended on it, such as the view `counted_days`, are gone.
drop trigger ticket_messages_record_answer on ticket_messages;
--> statement-breakpoint
drop trigger support_tickets_record_answer on support_tickets;
--> statement-breakpoint
drop function record_answer_of_message, record_answer_of_ticket, record_first_answer, sum_first_answer;
--> statement-breakpoint
drop view answered_tickets;
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
create trigger support_tickets_sum_answer
  after insert or delete
    or update of first_answered_at, created_at, priority, customer_type, suspected_spam, order_id
  on support_tickets for each row execute function sum_answer();
--> statement-breakpoint
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
--> statement-breakpoint
delete from totals where name like '%\_answers\_by\_day';
--> statement-breakpoint
delete from dated_deltas where name like '%\_answers\_by\_day';
--> statement-breakpoint
insert into totals (name, part, count, amount)
select name, part, count, amount from counted_days where name like '%\_answers\_by\_day';
