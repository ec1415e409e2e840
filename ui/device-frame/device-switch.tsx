import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './device-frame.css.ts';

/** A width at which a website is shown: 390, 768 or 1280 px. */
export type Device = 'phone' | 'tablet' | 'desktop';

const devices: readonly Device[] = ['phone', 'tablet', 'desktop'];

/** The choice of a device, always controlled. */
export type DeviceSwitchProps = {
  label: string;
  names: Record<Device, string>;
  /** Null while it isn't known yet. */
  device: Device | null;
  onChange: (device: Device) => void;
};

/** One radio button for each device. */
export function DeviceSwitch({ label, names, device, onChange }: DeviceSwitchProps) {
  const group = useId();
  return (
    <fieldset className={css.devices}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {devices.map((value) => (
        <label key={value} className={css.device}>
          <input
            type="radio"
            name={group}
            value={value}
            aria-label={names[value]}
            checked={value === device}
            onChange={() => onChange(value)}
            className={css.radio}
          />
          <Icon name={value} />
          <span aria-hidden="true" className={css.name}>
            {names[value]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
