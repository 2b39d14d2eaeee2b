/** Pages of the portal that mails lead to. Pure. */
import { documentPath } from '../../documents/documentPath.ts';

/** The page of a document; all messages where it has none. */
export const pathOfDocument = (docType: string | null, docId: string | null): string => documentPath(docType, docId) ?? '/workbench/message';

/** Where whoever has the token chooses a password. */
export const passwordPath = (token: string): string => `/user/alteration?token=${token}`;

/** Where whoever has the token leaves all mails. */
export const unsubscribePath = (token: string): string => `/user/unsubscribe?token=${token}`;
