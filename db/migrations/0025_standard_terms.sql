-- The standard terms for what the tables hold. Tables are renamed in place; the rows that change are
-- plan changes that were applied, and the few sessions in which an admin is impersonating somebody.
ALTER TABLE "subscription_movements" RENAME TO "mrr_events";--> statement-breakpoint
ALTER SEQUENCE "subscription_movements_id_seq" RENAME TO "mrr_events_id_seq";--> statement-breakpoint
ALTER INDEX "subscription_movements_pkey" RENAME TO "mrr_events_pkey";--> statement-breakpoint
ALTER INDEX "subscription_movements_order_idx" RENAME TO "mrr_events_order_idx";--> statement-breakpoint
ALTER INDEX "subscription_movements_occurred_idx" RENAME TO "mrr_events_occurred_idx";--> statement-breakpoint
ALTER TABLE "mrr_events" RENAME CONSTRAINT "subscription_movements_kind_check" TO "mrr_events_kind_check";--> statement-breakpoint
ALTER TABLE "mrr_events" RENAME CONSTRAINT "subscription_movements_order_id_orders_id_fk" TO "mrr_events_order_id_orders_id_fk";--> statement-breakpoint
ALTER FUNCTION follow_subscription() RENAME TO record_mrr_event;--> statement-breakpoint
ALTER TRIGGER orders_follow_subscription ON "orders" RENAME TO orders_record_mrr_event;--> statement-breakpoint
create or replace function record_mrr_event() returns trigger language plpgsql as $$
declare
  cents bigint := (new.total_monthly_amount * 100)::bigint;
  cents_before bigint := (old.total_monthly_amount * 100)::bigint;
begin
  if new.paid_at is null then return null; end if;
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
--> statement-breakpoint
ALTER TABLE "plan_changes" DROP CONSTRAINT "plan_changes_status_check";--> statement-breakpoint
UPDATE "plan_changes" SET "status" = 'applied' WHERE "status" = 'made';--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_status_check" CHECK ("plan_changes"."status" in ('pending', 'applied', 'refused'));--> statement-breakpoint
UPDATE "sessions" SET "sess" = "sess" - 'view' || jsonb_build_object('impersonation', "sess"->'view') WHERE "sess" ? 'view';--> statement-breakpoint
ALTER INDEX "mails_kept_idx" RENAME TO "mails_with_text_idx";--> statement-breakpoint
ALTER FUNCTION announce_catalogue() RENAME TO notify_catalog;--> statement-breakpoint
ALTER TRIGGER products_announce ON "products" RENAME TO products_notify;--> statement-breakpoint
create or replace function notify_catalog() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog', '');
  return null;
end $$;
--> statement-breakpoint
ALTER FUNCTION announce_order() RENAME TO notify_order;--> statement-breakpoint
ALTER TRIGGER orders_announce ON "orders" RENAME TO orders_notify;--> statement-breakpoint
ALTER FUNCTION keep_audit_entries() RENAME TO refuse_audit_entry_change;--> statement-breakpoint
ALTER TRIGGER audit_entries_keep ON "audit_entries" RENAME TO audit_entries_append_only;
