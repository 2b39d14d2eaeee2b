// Written by generateSlots.ts from the contract; do not edit.

export const partsOrderSlots = {"contractScan":{"takes":["image","pdf"]},"freightInvoice":{"takes":["image","pdf"]}} as const;
