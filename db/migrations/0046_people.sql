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
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_merged_into_id_people_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_details_unsent_idx" ON "billing_details" USING btree ("unsent_since") WHERE "billing_details"."unsent_since" is not null;--> statement-breakpoint
CREATE INDEX "customer_notes_person_idx" ON "customer_notes" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "customer_notes_author_idx" ON "customer_notes" USING btree ("author_id");--> statement-breakpoint
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
CREATE INDEX "people_subscribed_paid_idx" ON "people" USING btree ("paid_cents","id") WHERE "people"."active_subscriptions" > 0;
--> statement-breakpoint
-- Custom SQL from here on: search, triggers and the first count.
-- The text that a search matches (db/search.ts says the same), with the digits of the phone number, so
-- that it is found however it is written.
do $$
begin
  create index people_search_idx on people using gin (
    (name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))
    gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
  raise warning 'The extension pg_trgm is not installed here (%). The search for customers works, but reads every row.', sqlerrm;
end $$;
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
-- Everyone by a scan of everything: for the first count, and for the tests that compare it.
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
insert into people (customer_id, email, name, phone, orders, tickets, active_subscriptions, paid_cents, created_at)
  select customer_id, email, name, phone, orders, tickets, active_subscriptions, paid_cents, created_at
  from counted_people order by created_at;
