import type * as v from 'valibot';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';

type Saying = { title: string; description: string };

type Options<Schema extends v.GenericSchema> = {
  schema: Schema;
  send: (values: v.InferOutput<Schema>) => Promise<unknown>;
  /** `done`: the toast on success. `failed`: the title of the toast on failure. */
  done: Saying;
  failed: string;
};

/** A form that shows a toast with its result. It is reset on success unless `keeps` is set. */
export function useToastForm<Schema extends v.GenericSchema>(
  { schema, send, done, failed }: Options<Schema>,
  { keeps = false } = {},
) {
  const toast = useToast();
  const saying = useForm({
    schema,
    send: async (values) => {
      await send(values);
      if (!keeps) saying.clear();
      toast(done);
    },
    onFailed: (description) => toast({ tone: 'critical', title: failed, description }),
  });
  return saying;
}
