/** The kinds of failure Sanity's clients tell apart (`error.type` in a "lake" error body). */
export type LakeErrorType =
  | 'queryParseError'
  | 'queryEvaluationError'
  | 'validationError'
  | 'httpBadRequest'
  | 'mutationError'
  | 'actionError';

/** One failed mutation or action inside a transaction. */
export interface ErrorItem {
  readonly index: number;
  readonly error: { readonly type: string; readonly description: string; readonly [detail: string]: unknown };
}

interface LakeErrorOptions {
  /** Extra members of the `error` object: `query`, `start`, `end`, `items`, … Only for typed errors. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Sanity's session code (`SIO-401-ANF`, `SIO-401-AEX`, `SIO-404-PNF`). Only for plain errors. */
  readonly errorCode?: string;
  /** Seconds after which the caller may try again; becomes `Retry-After`. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** An error as it travels between processes and threads. */
export interface SentError {
  readonly status: number;
  readonly type: LakeErrorType | undefined;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>> | undefined;
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/**
 * The one error class of the lake. Throw it anywhere below a route; the server turns it into the JSON body that
 * `@sanity/client` and Studio understand: the "lake" family when `type` is given, the "boom" family otherwise.
 *
 * Studio drops the editor's unsaved keystrokes on 400 401 402 403 404 409 410 412 413 422, so a passing problem
 * (restart, locked database, full disk) must be 503.
 */
export class LakeError extends Error {
  readonly status: number;
  readonly type: LakeErrorType | undefined;
  readonly options: LakeErrorOptions;

  constructor(status: number, type: LakeErrorType | undefined, message: string, options: LakeErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'LakeError';
    this.status = status;
    this.type = type;
    this.options = options;
  }

  /** From another process or thread. */
  static fromSent({ status, type, message, details }: SentError): LakeError {
    return new LakeError(status, type, message, details ? { details } : {});
  }

  toSent(): SentError {
    return { status: this.status, type: this.type, message: this.message, details: this.options.details };
  }

  /** The JSON body for this error. */
  toBody(): unknown {
    if (this.type) return { error: { description: this.message, type: this.type, ...this.options.details } };
    return {
      statusCode: this.status,
      error: REASONS[this.status] ?? 'Error',
      message: this.message,
      ...(this.options.errorCode && { errorCode: this.options.errorCode }),
    };
  }
}
