-- The address of a preview may contain the name of its customer. This is what an erasure removes now.
update review_rounds set preview_url = 'Erased' from orders
where orders.id = review_rounds.order_id and orders.customer_email = 'erased';
--> statement-breakpoint
update orders set preview_url = null where customer_email = 'erased' and preview_url is not null;
--> statement-breakpoint
-- The audit log is never erased. New entries wait until this transaction ends; reading goes on.
alter table audit_entries disable trigger audit_entries_append_only;
--> statement-breakpoint
update audit_entries set changes = (
  select jsonb_agg(
    case when change ->> 'field' = 'previewUrl'
      then change || '{"before": null, "after": null}' else change end
    order by place)
  from jsonb_array_elements(changes) with ordinality as known (change, place))
where verb = 'order.stage_changed' and changes @> '[{"field": "previewUrl"}]';
--> statement-breakpoint
alter table audit_entries enable trigger audit_entries_append_only;
