-- Tells every process of a change, whoever made it. Sent by Postgres when the writer commits.
create function announce_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
--> statement-breakpoint
create trigger products_announce
  after insert or update or delete or truncate on products
  for each statement execute function announce_catalogue();
--> statement-breakpoint
create function announce_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('orders', new.order_id);
  return null;
end $$;
--> statement-breakpoint
create trigger orders_announce
  after update of payment_status, status, subscription_status, checkout_expires_at on orders
  for each row execute function announce_order();
