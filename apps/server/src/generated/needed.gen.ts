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
  "UsedPartsHandleInput": [
    "handleMethod",
    "handleDate",
    "handledBy"
  ],
  "UsedPartsHandleLineInput": [
    "condition"
  ]
} as const;
