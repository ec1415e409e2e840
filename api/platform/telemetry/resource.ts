import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';

export type ProcessFacts = { release: string; role: string };

/** Which process speaks. `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` come first. */
export function createResource({ release, role }: ProcessFacts): Resource {
  const own = { 'service.name': 'sitewright', 'service.version': release, 'sitewright.role': role };
  return defaultResource()
    .merge(resourceFromAttributes(own))
    .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }));
}
