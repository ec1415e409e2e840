import useSWR from 'swr';
import type { OrderDetails, OrderEvent } from '#contract/orders';
import { apiPaths } from '#contract/paths';
import { read } from './client.ts';

/** One order with its payments, for admins. */
export function useOrder(id: number) {
  const { data, error, mutate } = useSWR<OrderDetails, Error>(apiPaths.order(id), read);
  return { order: data, error, retry: () => void mutate() };
}

/** What happened to an order, the oldest first. */
export function useOrderTimeline(id: number) {
  const { data, error, mutate } = useSWR<OrderEvent[], Error>(apiPaths.orderTimeline(id), read);
  return { events: data, error, retry: () => void mutate() };
}
