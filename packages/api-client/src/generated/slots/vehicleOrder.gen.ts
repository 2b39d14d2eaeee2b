// Written by generateSlots.ts from the contract; do not edit.

export const vehicleOrderSlots = {"contractScan":{"takes":["image","pdf"]},"shippingDocs":{"takes":["image","pdf","office"]}} as const;
