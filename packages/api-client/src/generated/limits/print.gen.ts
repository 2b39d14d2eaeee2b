// Written by generateLimits.ts from the contract; do not edit.

export const printUrlsUrlLimits = {"docType":{"type":"string","required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;
