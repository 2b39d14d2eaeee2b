// Written by generatePages.ts from the contract; do not edit.

/** Pages of the portal that show records, by type: `{id}` stands for the id of the record; without it the page is that of its list. */
export const recordPages = {
  "arrivalAccept": "/vehicle/arrivalAccept/detail/{id}",
  "campaign": "/service/campaign/detail/{id}",
  "dealer": "/network/dealer/detail/{id}",
  "dealerPayment": "/finance/payment/detail/{id}",
  "exchangeRate": "/finance/exchangeRate",
  "extendInsurance": "/service/extendInsurance/detail/{id}",
  "feedback": "/workbench/feedback/detail/{id}",
  "forceInsurance": "/service/forceInsurance/detail/{id}",
  "maintenance": "/service/maintenance/detail/{id}",
  "handoverTrain": "/vehicle/handoverTrain/detail/{id}",
  "keptFile": "/workbench/message/file/{id}",
  "mail": "/isystem/mail/detail/{id}",
  "monthlyCollectReceipts": "/finance/receipts/detail/{id}",
  "news": "/workbench/news/detail/{id}",
  "publicnotice": "/workbench/notice/detail/{id}",
  "packingList": "/parts/packingList/detail/{id}",
  "parts": "/parts/list/detail/{id}",
  "partsArrival": "/parts/arrival/detail/{id}",
  "partsClaim": "/parts/claim/detail/{id}",
  "partsOrder": "/parts/order/detail/{id}",
  "product": "/network/product",
  "serviceFee": "/finance/serviceFee/detail/{id}",
  "subDealer": "/network/subDealer/detail/{id}",
  "usedPartsHandle": "/service/usedParts/detail/{id}",
  "usedPartsTask": "/service/usedParts/tasks?id={id}",
  "user": "/isystem/user/detail/{id}",
  "vehicle": "/vehicle/list/detail/{id}",
  "warrantyClaim": "/service/warrantyClaim/detail/{id}"
} as const;
