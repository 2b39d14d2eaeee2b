// Written by generateSlots.ts from the contract; do not edit.

export const arrivalAcceptSlots = {"platePhoto":{"takes":["image"]},"enginePlatePhoto":{"takes":["image"]},"hourMeterPhoto":{"takes":["image"]},"exteriorPhoto":{"takes":["image"]},"damagePhoto":{"takes":["image"]},"packingPhoto":{"takes":["image"]},"carrierReport":{"takes":["image","pdf"]},"signature":{"takes":["image"]}} as const;
