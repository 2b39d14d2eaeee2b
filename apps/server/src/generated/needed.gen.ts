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
