/**
 * Who holds a field's value: the browser, from a default on; or the caller, who gives no default
 * and is told of every change. For props that list all three as optional.
 */
export type Controllable<
  Value extends 'value' | 'checked',
  Change extends 'onChange' | 'onValueChange',
> =
  | { [Name in Value]?: undefined }
  | ({ [Name in Value | Change]: NonNullable<unknown> } & {
      [Name in `default${Capitalize<Value>}`]?: undefined;
    });
