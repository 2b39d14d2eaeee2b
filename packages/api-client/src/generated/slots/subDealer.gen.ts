// Written by generateSlots.ts from the contract; do not edit.

export const subDealerSlots = {"shopPhotos":{"takes":["image"],"most":10},"licence":{"takes":["image","pdf"],"most":10}} as const;
