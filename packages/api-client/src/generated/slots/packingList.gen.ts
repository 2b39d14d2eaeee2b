// Written by generateSlots.ts from the contract; do not edit.

export const packingListSlots = {"invoice":{"takes":["image","pdf"]},"billOfLading":{"takes":["image","pdf"]},"certificateOfOrigin":{"takes":["image","pdf"]},"boxPhotos":{"takes":["image"]}} as const;
