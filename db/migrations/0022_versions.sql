ALTER TABLE "orders" ADD COLUMN "delivery_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was delivered before counts as delivered once.
update orders set delivery_version = 1 where delivered_at is not null;
--> statement-breakpoint
-- The address of an account's ticket is proved where it is the account's own verified one; a
-- guest's where somebody answered through the link that was mailed to it.
update support_tickets as ticket set email_verified_at = customer.email_verified_at
from customers as customer
where customer.id = ticket.customer_id
  and customer.email_verified_at is not null
  and customer.email = lower(ticket.email);
--> statement-breakpoint
update support_tickets as ticket set email_verified_at = reply.first_at
from (
  select ticket_id, min(created_at) as first_at
  from ticket_messages as message
  where side = 'customer' and user_id is null
    and id > (select min(id) from ticket_messages as first where first.ticket_id = message.ticket_id)
  group by ticket_id
) as reply
where reply.ticket_id = ticket.id and ticket.customer_id is null;
