const address = /(?<![^\s<>()[\]"',;:=])[^\s<>()[\]"',;:=]+@[^\s<>()[\]"',;:]+/g;

/** Card and phone numbers. Not preceded by what an id or a time begins with. */
const longNumber = /(?<![\w.-])\+?\d(?:[ -]?\d){8,18}(?![\w:-])/g;

/** As phone numbers are written in North America: (555) 123-4567. */
const phone = /(?<![\w.-])\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}(?!\w)/g;

/** API keys and webhook secrets of the provider, and what lets a browser confirm a payment. */
const providerSecret = /(?<![a-z])(sk|rk|whsec|secret)_\w+/g;

/** Digests and tokens of 128 bits and more. */
const hex = /(?<![\w-])[\da-f]{32,}(?![\w-])/gi;

/** At least 20 characters of random base64url. Ids of the provider and UUIDs are no secrets. */
const token = /(?<![\w-])(?![a-z]{2,8}_)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{20,}/g;

/** What follows the API's paths to guests' orders, briefs and tickets. */
const guestPath = /(\/(?:guest\/\w+|order|briefs|support\/tickets)\/)[^\s/?"']+/g;

export type LogLevel = 'info' | 'warn' | 'error';
export type LogFormat = 'json' | 'text';

/** `requestId`: the request that a line is about. Fields must not contain personal data. */
export type LogFields = {
  level?: LogLevel;
  requestId?: string;
  [name: string]: string | number | null | undefined;
};

/** Writes a line. Its level is `error` unless a field says otherwise. */
export type Log = (message: string, fields?: LogFields) => void;

export type Logger = ReturnType<typeof createLogger>;

/** The current trace, by the names that OpenTelemetry gives them in logs. */
export type TraceFields = { trace_id: string; span_id: string };

type Options = {
  format: LogFormat;
  /** Added to lines of JSON. */
  traceFields?: () => TraceFields | undefined;
  /** Writes whole lines, without the last line break. */
  write?: (lines: string, isError: boolean) => void;
  now?: () => Date;
};

/** Long enough that a busy process writes many lines at once. */
const batchMs = 100;

/**
 * The process log. `say` and `log` write at once. Lines of requests, which only JSON has, may wait
 * for the next batch.
 */
export function createLogger(options: Options) {
  const { format, traceFields, write = toConsole, now = () => new Date() } = options;
  const waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    log: ((message, fields) => put(redact(message), fields)) as Log,
    /** Writes a sentence of ours, which the shop shows as it is. */
    say: (message: string, level: LogLevel = 'info') => put(message, { level }),
    /** undefined: requests aren't logged. Takes a finished line of JSON. */
    writeRequest: format === 'json' ? writeRequest : undefined,
    flush,
  };

  function put(message: string, { level = 'error', ...fields }: LogFields = {}): void {
    if (format === 'text') {
      write(asText(message, fields), level === 'error');
      return;
    }
    const time = now().toISOString();
    waiting.push(JSON.stringify({ time, level, message, ...fields, ...traceFields?.() }));
    flush();
  }

  function writeRequest(line: string): void {
    waiting.push(line);
    timer ??= setTimeout(flush, batchMs);
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) write(waiting.splice(0).join('\n'), false);
  }
}

/** JSON in production, unless the environment says otherwise. */
export function logFormatOf({ NODE_ENV, LOG_FORMAT }: Record<string, unknown>): LogFormat {
  if (LOG_FORMAT === 'json' || LOG_FORMAT === 'text') return LOG_FORMAT;
  return NODE_ENV === 'production' ? 'json' : 'text';
}

/** The request's id comes first, other fields at the end of the first line. */
function asText(message: string, { requestId, ...fields }: LogFields): string {
  const [first = '', ...frames] = message.split('\n');
  const named = Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${value}`);
  return [[requestId, first, ...named].filter(Boolean).join(' '), ...frames].join('\n');
}

function toConsole(lines: string, isError: boolean): void {
  if (isError) console.error(lines);
  else console.info(lines);
}

/**
 * Removes email addresses, card and phone numbers, and tokens from a message. Messages of other
 * programs, such as a mail server, can contain what they were given.
 */
export function redact(message: string): string {
  return message
    .replace(address, '…@…')
    .replace(guestPath, '$1…')
    .replace(providerSecret, '$1_…')
    .replace(phone, '…')
    .replace(longNumber, '…')
    .replace(hex, '…')
    .replace(token, '…');
}
