/** Pages of the portal that mails lead to. Pure. */
import { documentPath } from '../../documents/documentPath.ts';

/** The page of a document; all messages where it has none. */
export const pathOfDocument = (docType: string | null, docId: string | null): string => documentPath(docType, docId) ?? '/workbench/message';

/** Address where the holder of the token chooses a password. */
export const passwordPath = (token: string): string => `/user/alteration?token=${token}`;

/** Address where the holder of the token unsubscribes from all mails. */
export const unsubscribePath = (token: string): string => `/user/unsubscribe?token=${token}`;
