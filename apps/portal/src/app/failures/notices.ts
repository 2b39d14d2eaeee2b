import type { ReportedKind } from '../../platform/failures/quietKinds.ts';

/** Presentation of a failed call. */
export type Notice =
  /** In passing, with the server's own text. */
  | { as: 'message' }
  /** Under a title of the message files, with the server's text if it has one. */
  | { as: 'notification'; title: string };

/** Presentation of each kind of failure. The kind of an answer is decided in `readFailure` of `@harrow/api-client`. */
export const notices: Readonly<Record<ReportedKind, Notice>> = {
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
};
