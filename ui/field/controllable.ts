/**
 * Either uncontrolled, with an optional default, or controlled, with a value, a change handler and
 * no default. Combine it with props that declare all three as optional.
 */
export type Controllable<
  Value extends 'value' | 'checked' | 'device',
  Change extends 'onChange' | 'onValueChange' | 'onCheckedChange' | 'onDeviceChange',
> =
  | { [Name in Value]?: undefined }
  | ({ [Name in Value | Change]: NonNullable<unknown> } & {
      [Name in `default${Capitalize<Value>}`]?: undefined;
    });
