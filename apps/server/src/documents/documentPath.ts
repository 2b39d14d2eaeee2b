/** Pages of the portal that show documents. Pure. */

/** Where documents of a kind are shown, before their id. */
const detailPaths: Readonly<Record<string, string>> = {
  warrantyClaim: '/service/warrantyClaim/detail/',
  vehicle: '/vehicle/list/detail/',
  user: '/isystem/user/detail/',
  publicnotice: '/workbench/notice/detail/',
  arrivalAccept: '/vehicle/arrivalAccept/detail/',
  handoverTrain: '/vehicle/handoverTrain/detail/',
  forceInsurance: '/service/forceInsurance/detail/',
  maintenance: '/service/maintenance/detail/',
  extendInsurance: '/service/extendInsurance/detail/',
  campaign: '/service/campaign/detail/',
  usedPartsHandle: '/service/usedParts/detail/',
  usedPartsTask: '/service/usedParts/tasks?id=',
  feedback: '/workbench/feedback/detail/',
  dealer: '/network/dealer/detail/',
  subDealer: '/network/subDealer/detail/',
  mail: '/isystem/mail/detail/',
  keptFile: '/workbench/message/file/',
};

/** Of records without a page of their own: that of their list. */
const listPaths: Readonly<Record<string, string>> = { exchangeRate: '/finance/exchangeRate', product: '/network/product' };

/** The page of a document, or the list it lies in; null where there is none. */
export function documentPath(docType: string | null, docId: string | null): string | null {
  if (docType === null) return null;
  const path = detailPaths[docType];
  return path !== undefined && docId !== null && /^[\w-]{1,64}$/.test(docId) ? path + docId : (listPaths[docType] ?? null);
}
