// Written by generateSlots.ts from the contract; do not edit.

export const partsClaimSlots = {"partsPhoto":{"takes":["image"],"most":20},"boxPhoto":{"takes":["image"],"most":20},"labelPhoto":{"takes":["image"],"most":20},"carrierReport":{"takes":["image","pdf"],"most":5}} as const;
