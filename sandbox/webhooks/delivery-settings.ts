import type { DeliveryFaults, WebhookControls } from './controls.ts';

export interface DeliverySettings {
  faults: DeliveryFaults;
  /** The API version that events are sent in; null is the sandbox's own. */
  version: string | null;
}

type SettingControls = Pick<
  WebhookControls,
  | 'backdateSignatures'
  | 'deliveryFaults'
  | 'drop'
  | 'reverse'
  | 'sendInVersion'
  | 'sendTwice'
  | 'signWithWrongSecret'
>;

export function createDeliverySettings(): DeliverySettings {
  return {
    faults: {
      held: false,
      twice: false,
      dropped: false,
      reversed: false,
      missigned: false,
      delayMs: 0,
      ageMs: 0,
    },
    version: null,
  };
}

/** The controls that take effect with the next delivery. */
export function createSettingControls(settings: DeliverySettings): SettingControls {
  const { faults } = settings;
  return {
    sendTwice(on) {
      faults.twice = on;
    },
    drop(on) {
      faults.dropped = on;
    },
    reverse(on) {
      faults.reversed = on;
    },
    signWithWrongSecret(on) {
      faults.missigned = on;
    },
    backdateSignatures(ms) {
      faults.ageMs = ms;
    },
    sendInVersion(version) {
      settings.version = version;
    },
    deliveryFaults: () => ({ ...faults }),
  };
}
