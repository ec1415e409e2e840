import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TelemetrySettings } from './settings.ts';

/** Which traces are recorded. One that a trusted proxy began is judged by its flag, if asked to. */
export function createSampler({ sampler, samplerRatio }: TelemetrySettings): Sampler {
  const name = sampler.replace('parentbased_', '');
  const root =
    name === 'always_off'
      ? new AlwaysOffSampler()
      : name === 'traceidratio'
        ? new TraceIdRatioBasedSampler(samplerRatio)
        : new AlwaysOnSampler();
  return sampler === name ? root : new ParentBasedSampler({ root });
}
