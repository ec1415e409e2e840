-- In cents and without tax: payments are added, refunds are subtracted, and a dispute is not decided yet.
-- Sums of earlier payments stay right, because none of them had tax.
create or replace function revenue_of(payment payments) returns bigint language sql immutable as $$
  select case payment.kind when 'paid' then 1 when 'refund' then -1 else 0 end
    * ((payment.amount - payment.tax) * 100)::bigint
$$;
