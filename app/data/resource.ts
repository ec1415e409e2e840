import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { read } from './client.ts';
import { getErrorMessage } from './error-message.ts';

/** How loading went, as lists and screens take it. */
export type LoadState = {
  /** Why the last attempt failed, for a person to read. */
  failed?: string | undefined;
  onRetry: () => void;
};

/** What the API answers under a path; `data` is undefined until it has loaded. */
export type Resource<Data> = LoadState & { data: Data | undefined; error: Error | undefined };

export function useResource<Data>(
  path: string | null,
  { fetch = read, ...options }: SWRConfiguration<Data, Error> & { fetch?: Fetch<Data> } = {},
): Resource<Data> {
  return toResource(useSWR<Data, Error>(path, fetch, options));
}

/** For hooks that need more of SWR's answer. It reads no field that would cause more renders. */
export function toResource<Data>({
  data,
  error,
  mutate,
}: Pick<SWRResponse<Data, Error>, 'data' | 'error' | 'mutate'>): Resource<Data> {
  return { data, error, failed: getErrorMessage(error), onRetry: () => void mutate() };
}

type Fetch<Data> = (path: string) => Promise<Data>;
