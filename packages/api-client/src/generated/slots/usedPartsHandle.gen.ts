// Written by generateSlots.ts from the contract; do not edit.

export const usedPartsHandleSlots = {"tagPhoto":{"takes":["image"]},"packingPhoto":{"takes":["image"]},"scrapPhoto":{"takes":["image"]},"scrapVideo":{"takes":["video"],"most":1},"freightInvoice":{"takes":["image","pdf"]},"deliveryProof":{"takes":["image","pdf"]}} as const;
