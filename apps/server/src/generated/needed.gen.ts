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
  "FaultInput": [
    "bugSystem",
    "bugCode",
    "bugDesc",
    "correction"
  ],
  "UsedPartsHandleInput": [
    "handleMethod",
    "handleDate",
    "handledBy"
  ],
  "UsedPartsHandleLineInput": [
    "condition"
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
