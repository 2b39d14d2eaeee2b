// Written by generateSlots.ts from the contract; do not edit.

export const arrivalAcceptItemSlots = {"itemPhoto":{"takes":["image"],"most":3}} as const;
