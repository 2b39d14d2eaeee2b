// Written by generateSlots.ts from the contract; do not edit.

export const warrantyClaimSlots = {"vehiclePlatePhoto":{"takes":["image"]},"workingHoursPhoto":{"takes":["image"]},"defectivePartsPhoto":{"takes":["image"]},"newPartsPhoto":{"takes":["image"]},"enginePlatePhoto":{"takes":["image"]},"mileagePhoto":{"takes":["image"]},"invoiceScan":{"takes":["image","pdf"]},"video":{"takes":["video"]},"signature":{"takes":["image"]}} as const;
