import { addressOf } from './address.ts';
import { read } from './client.ts';
import { useMutateAnswer } from './resource.ts';

const userAddress = addressOf('GET /api/user');
const customerAddress = addressOf('GET /api/customer/auth/user');

/**
 * Asks whether the session still exists and what it may do; the client itself signs out a page whose
 * session has ended. While the server can't be reached, everything stays as it is.
 */
export function useCheckSession() {
  const mutate = useMutateAnswer();
  return async (): Promise<void> => {
    const known = await Promise.all([read(userAddress), read(customerAddress)]).catch(() => null);
    if (!known) return;
    const [user, customer] = known;
    await mutate(userAddress, user, { revalidate: false });
    await mutate(customerAddress, customer, { revalidate: false });
  };
}
