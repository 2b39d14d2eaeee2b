// Written by generateSlots.ts from the contract; do not edit.

export const trainPlanSlots = {"materials":{}} as const;
