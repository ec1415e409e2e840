import useSWR, {
  type MutatorCallback,
  type MutatorOptions,
  type SWRConfiguration,
  type SWRResponse,
  useSWRConfig,
} from 'swr';
import type { Address } from './address.ts';
import { read } from './client.ts';
import { getErrorMessage } from './error-message.ts';

/** How loading went, as lists and screens take it. */
export type LoadState = {
  /** Why the last attempt failed, for a person to read. */
  failed?: string | undefined;
  onRetry: () => void;
};

/** What the API answers at an address; `data` is undefined until it has loaded. */
export type Resource<Data> = LoadState & { data: Data | undefined; error: Error | undefined };

type Fetch<Answer, Data> = (address: Address<Answer>) => Promise<Data>;
type Options<Answer, Data> = SWRConfiguration<Data, Error> & { fetch?: Fetch<Answer, Data> };

export function useResource<Answer, Data = Answer>(
  address: Address<Answer> | null,
  options?: Options<Answer, Data>,
): Resource<Data> {
  return toResource(useAnswer(address, options));
}

/** {@link useResource} for hooks that need more of SWR's answer. */
export function useAnswer<Answer, Data = Answer>(
  address: Address<Answer> | null,
  { fetch, ...options }: Options<Answer, Data> = {},
): SWRResponse<Data, Error> {
  return useSWR<Data, Error>(address, fetch ?? read, options);
}

/** Reads no field of SWR's answer that would cause more renders. */
export function toResource<Data>({
  data,
  error,
  mutate,
}: Pick<SWRResponse<Data, Error>, 'data' | 'error' | 'mutate'>): Resource<Data> {
  return { data, error, failed: getErrorMessage(error), onRetry: () => void mutate() };
}

/** For what is fetched again by itself: what is shown stays while that fails. */
export function keepLoaded<Data>(resource: Resource<Data>): Resource<Data> {
  return resource.data === undefined ? resource : { ...resource, failed: undefined };
}

type MutateAnswer = <Answer>(
  address: Address<Answer>,
  change?: Answer | MutatorCallback<Answer>,
  options?: MutatorOptions<Answer>,
) => Promise<unknown>;

/** SWR's own `mutate` for one address: it takes only what the endpoint can answer. */
export function useMutateAnswer(): MutateAnswer {
  return useSWRConfig().mutate;
}
