// Written by generateSlots.ts from the contract; do not edit.

export const forceInsuranceSlots = {"policyScan":{"takes":["image","pdf"]},"vehicleLicence":{"takes":["image","pdf"]},"platePhoto":{"takes":["image"]},"hourMeterPhoto":{"takes":["image"]},"workPhoto":{"takes":["image"]},"customerSignature":{"takes":["image"]},"oilPhoto":{"takes":["image"]}} as const;
