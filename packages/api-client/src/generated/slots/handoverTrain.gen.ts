// Written by generateSlots.ts from the contract; do not edit.

export const handoverTrainSlots = {"handoverPhoto":{"takes":["image"]},"invoiceScan":{"takes":["image","pdf"]},"customerSignature":{"takes":["image"]},"trainerSignature":{"takes":["image"]},"trainingPhoto":{"takes":["image"]},"idScan":{"takes":["image","pdf"]}} as const;
