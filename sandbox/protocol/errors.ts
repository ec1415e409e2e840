export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  /** Details of a card error. */
  decline_code?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
}

/** An error in the provider's format. */
export class ProviderError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** The request was valid and its work had begun, so an idempotency key replays the error. */
    readonly kept = false,
  ) {
    super(body.message);
  }
}

export function invalid(message: string, param?: string, code?: string): ProviderError {
  return new ProviderError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });
}

/** For a valid request that the object's current state doesn't allow. */
export function refused(message: string, code?: string, param?: string): ProviderError {
  return new ProviderError(400, invalid(message, param, code).body, true);
}

export function missingParameter(param: string): ProviderError {
  return invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
}

export function unknownParameters(names: string[]): ProviderError {
  const noun = names.length === 1 ? 'parameter' : 'parameters';
  return invalid(`Received unknown ${noun}: ${names.join(', ')}`, names[0], 'parameter_unknown');
}

/** For features of the provider that the sandbox lacks, so that none is ignored silently. */
export function notSupported(what: string, param?: string): ProviderError {
  return invalid(`The payment sandbox does not support ${what}.`, param);
}

/** The provider returns the same error for an unknown path and an unknown method. */
export function unrecognizedUrl(method: string, pathname: string): ProviderError {
  const slash = pathname.endsWith('/')
    ? ' If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.'
    : '';
  const message = `Unrecognized request URL (${method}: ${pathname}).${slash} Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
  return new ProviderError(404, { type: 'invalid_request_error', message });
}

export function resourceMissing(
  kind: string,
  id: string,
  param: string,
  status = 400,
): ProviderError {
  return new ProviderError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** For a change that fails because the cardholder would have to authenticate. */
export function actionRequired(): ProviderError {
  const message =
    'Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with `subscription.latest_invoice`. Additional information is available here: https://stripe.com/docs/billing/subscriptions/overview#requires-action';
  const code = 'subscription_payment_intent_requires_action';
  return new ProviderError(402, { type: 'card_error', code, message }, true);
}

/** For a card that declines a charge made through the API. */
export function cardError(
  { code, message }: { code: string; message: string },
  left: Pick<ErrorBody, 'charge' | 'payment_intent' | 'payment_method'>,
): ProviderError {
  const authentication = code === 'authentication_required';
  return new ProviderError(
    402,
    {
      type: 'card_error',
      code: authentication ? code : 'card_declined',
      decline_code: code,
      message,
      ...left,
    },
    true,
  );
}
