// Written by generateSlots.ts from the contract; do not edit.

export const extendInsuranceSlots = {"hourMeterPhoto":{"takes":["image"]},"machinePhoto":{"takes":["image"]},"contractScan":{"takes":["image","pdf"]},"paymentProof":{"takes":["image","pdf"]}} as const;
