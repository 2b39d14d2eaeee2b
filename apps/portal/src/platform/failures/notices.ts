import type { FailureKind } from '@harrow/api-client';

/** How a failed call is reported. */
export type Notice =
  /** In passing, with the server's own text. */
  | { as: 'message' }
  /** Under a title of the message files, with the server's text if it has one. */
  | { as: 'notification'; title: string }
  /** By somebody else: the page at hand, or the session. */
  | { as: 'nothing' };

/**
 * The one place that says how each kind of failure is shown.
 * Which answer is which kind is said in `readFailure` of `@harrow/api-client`.
 */
export const notices: Readonly<Record<FailureKind, Notice>> = {
  /** A non-success result, import failures and refusals of the business: a warning with the server's message. */
  refused: { as: 'message' },
  /** 403, and code 510. */
  forbidden: { as: 'notification', title: 'notice.forbidden' },
  /** 404. */
  notFound: { as: 'notification', title: 'notice.notFound' },
  /** 504, or no answer in time. */
  timeout: { as: 'notification', title: 'notice.timeout' },
  /** 500 and every other status: the server's message. Also a page of HTML, or half an answer. */
  server: { as: 'notification', title: 'notice.server' },
  /** 401, and 500 that speaks of an invalid token, in a file as well: `SessionLost` says so once, however many calls found out. */
  unauthorised: { as: 'nothing' },
  /** The place that asked shows it, with "try again"; forms keep what was typed. */
  offline: { as: 'nothing' },
  /** Marked at the fields. */
  invalid: { as: 'nothing' },
  /** Asked in a dialog. */
  askFirst: { as: 'nothing' },
  /** The form shows what differs. */
  conflict: { as: 'nothing' },
};
