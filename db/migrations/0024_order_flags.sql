CREATE TABLE "order_flags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_flags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"code" text NOT NULL,
	"params" jsonb NOT NULL,
	"raised_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" integer,
	CONSTRAINT "order_flags_code_check" CHECK ("order_flags"."code" in ('duplicate_payment', 'not_a_subscription', 'currency_mismatch', 'amount_mismatch', 'unexpected_payment', 'refund_failed', 'other'))
);
--> statement-breakpoint
ALTER TABLE "order_flags" ADD CONSTRAINT "order_flags_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_flags" ADD CONSTRAINT "order_flags_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_flags_same_idx" ON "order_flags" USING btree ("order_id","code","params");--> statement-breakpoint
CREATE INDEX "order_flags_open_idx" ON "order_flags" USING btree ("order_id") WHERE "order_flags"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "order_flags_settled_by_idx" ON "order_flags" USING btree ("settled_by");--> statement-breakpoint
-- Every sentence becomes its code and what it named. One that no version has written is kept as it
-- is. When a flag was raised was not recorded: it was at the latest when it was settled, or when its
-- order last changed.
with sentences (code, param, pattern) as (values
  ('duplicate_payment', 'sessionId', '^Paid a second time through (\S+)$'),
  ('not_a_subscription', 'sessionId', '^(\S+) is no subscription$'),
  ('currency_mismatch', 'sessionId', '^(\S+) is in another currency$'),
  ('amount_mismatch', 'sessionId', '^(\S+) is of another amount$'),
  ('unexpected_payment', 'sessionId', '^Paid through (\S+) when it could not be$'),
  ('refund_failed', 'refundId', '^Refund (\S+) came back: no bank took it$')
), flags as (
  select orders.id as order_id, flag.text, flag.position,
    orders.updated_at as raised_at, null::timestamptz as settled_at
  from orders cross join lateral
    jsonb_array_elements_text(orders.payment_flags) with ordinality as flag (text, position)
  union all
  select orders.id, flag.value->>'text', flag.position,
    (flag.value->>'settledAt')::timestamptz, (flag.value->>'settledAt')::timestamptz
  from orders cross join lateral
    jsonb_array_elements(orders.settled_flags) with ordinality as flag (value, position)
)
insert into order_flags (order_id, code, params, raised_at, settled_at)
select flags.order_id,
  coalesce(sentences.code, 'other'),
  jsonb_build_object(
    coalesce(sentences.param, 'text'),
    coalesce(substring(flags.text from sentences.pattern), flags.text)
  ),
  flags.raised_at,
  flags.settled_at
from flags left join sentences on flags.text ~ sentences.pattern
order by flags.order_id, flags.settled_at nulls first, flags.position
on conflict do nothing;
--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "payment_flags";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "settled_flags";
