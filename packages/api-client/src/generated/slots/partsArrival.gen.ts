// Written by generateSlots.ts from the contract; do not edit.

export const partsArrivalSlots = {"deliveryNotePhoto":{"takes":["image","pdf"],"most":20},"damagePhoto":{"takes":["image"],"most":20}} as const;
