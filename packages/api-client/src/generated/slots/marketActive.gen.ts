// Written by generateSlots.ts from the contract; do not edit.

export const marketActiveSlots = {"attachments":{"most":20},"reportPhotos":{"takes":["image"],"most":60},"invoices":{"takes":["image","pdf"],"most":20}} as const;
