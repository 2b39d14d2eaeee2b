/** Pages of the portal that mails lead to. Pure. */

/** Where documents of a kind are shown. */
export const detailPaths: Readonly<Record<string, string>> = {
  warrantyClaim: '/service/warrantyClaim/detail/',
  vehicle: '/vehicle/list/detail/',
  user: '/isystem/user/detail/',
  publicnotice: '/workbench/notice/detail/',
  arrivalAccept: '/vehicle/arrivalAccept/detail/',
  feedback: '/workbench/feedback/detail/',
  dealer: '/network/dealer/detail/',
  mail: '/isystem/mail/detail/',
  keptFile: '/workbench/message/file/',
};

/** The page of a document; all messages where it has none. */
export function pathOfDocument(docType: string | null, docId: string | null): string {
  const path = docType === null ? undefined : detailPaths[docType];
  return path !== undefined && docId !== null && /^[\w-]{1,64}$/.test(docId) ? path + docId : '/workbench/message';
}

/** Address where the holder of the token chooses a password. */
export const passwordPath = (token: string): string => `/user/alteration?token=${token}`;

/** Address where the holder of the token unsubscribes from all mails. */
export const unsubscribePath = (token: string): string => `/user/unsubscribe?token=${token}`;
