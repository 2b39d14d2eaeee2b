// Written by generateNeeded.ts from the contract; do not edit.

/** Fields without which a document, or one of its lines, is not handed in, by the model of its form. */
export const needed = {
  "ArrivalAcceptHeaderInput": [
    "keysQty",
    "documentsComplete",
    "toolsComplete"
  ],
  "ArrivalAcceptInput": [
    "keysQty",
    "documentsComplete",
    "toolsComplete"
  ],
  "DealerPaymentInput": [
    "accountType",
    "currency",
    "feeDate",
    "paymentAmount"
  ],
  "ExtendInsuranceInput": [
    "planCode",
    "payMethod"
  ],
  "FaultInput": [
    "bugSystem",
    "bugCode",
    "bugDesc",
    "correction"
  ],
  "FeedbackInput": [
    "feedbackType",
    "title",
    "content"
  ],
  "ForceInsuranceInput": [
    "insuranceType",
    "insurer",
    "policyNo",
    "policyStart",
    "policyEnd",
    "premium",
    "insuredName",
    "maintDate",
    "technician"
  ],
  "HandoverTrainInput": [
    "vin",
    "deliveryDate",
    "invoiceNo",
    "invoiceDate",
    "ownerName",
    "ownerPhone",
    "ownerCountry",
    "ownerAddress",
    "endUserType",
    "trainingDate",
    "trainingPlace",
    "trainer",
    "trainingHours",
    "customerSatisfaction"
  ],
  "HandoverTraineeInput": [
    "name",
    "role"
  ],
  "InsuranceInput": [
    "insuranceType",
    "insurer",
    "policyNo",
    "policyStart",
    "policyEnd",
    "premium",
    "insuredName"
  ],
  "MaintenanceInput": [
    "maintDate",
    "technician"
  ],
  "MarketActiveInput": [
    "title",
    "activityType",
    "description",
    "startDate",
    "endDate",
    "country",
    "location",
    "budgetAmount",
    "currency",
    "expectedParticipants",
    "contactName",
    "contactPhone"
  ],
  "MarketInfoInput": [
    "infoType",
    "title",
    "content",
    "country",
    "region",
    "infoDate",
    "source"
  ],
  "PackingBoxInput": [
    "wmsBoxNo",
    "grossWeight",
    "netWeight"
  ],
  "PackingLineInput": [
    "wmsBoxNo"
  ],
  "PackingListInput": [
    "shipMethod",
    "shipmentDate",
    "eta"
  ],
  "PartsArrivalInput": [
    "arrivalDate",
    "receivedBy",
    "warehouse"
  ],
  "PartsClaimInput": [
    "claimReason",
    "solution",
    "description"
  ],
  "PartsOrderInput": [
    "orderType",
    "deliveryMethod",
    "deliveryAddress"
  ],
  "ProdUpgradeSuggestInput": [
    "title",
    "secondProduct",
    "system",
    "suggestType",
    "currentProblem",
    "suggestion"
  ],
  "ServiceFeeInput": [
    "dealerCode",
    "feeType",
    "feeDate",
    "amount",
    "currency",
    "description"
  ],
  "SubDealerChange": [
    "name",
    "country",
    "region",
    "address",
    "phone",
    "manager",
    "businessScope",
    "cooperationStart"
  ],
  "SubDealerInput": [
    "name",
    "country",
    "region",
    "address",
    "phone",
    "manager",
    "businessScope",
    "cooperationStart"
  ],
  "TrainApplyInput": [
    "title",
    "topics",
    "method",
    "expectedDate",
    "deadline",
    "location",
    "reason"
  ],
  "TrainSubmissionInput": [
    "planNo"
  ],
  "UsedPartsHandleInput": [
    "handleMethod",
    "handleDate",
    "handledBy"
  ],
  "UsedPartsHandleLineInput": [
    "condition"
  ],
  "VehicleOrderInput": [
    "dealerCode",
    "orderType",
    "contractNo",
    "contractSigningDate",
    "deliveryMethod",
    "currency",
    "depositRatio",
    "expectedShipDate",
    "salesBy"
  ],
  "VehicleOrderLineInput": [
    "fourthProduct",
    "qty",
    "unitPrice"
  ],
  "WarrantyClaimInput": [
    "claimType",
    "vin",
    "failureDate",
    "repairDate",
    "complaint",
    "partsInStock",
    "technician"
  ]
} as const;
