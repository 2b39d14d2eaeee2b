// Written by generateLimits.ts from the contract; do not edit.

export const privacyUnmaskLimits = {"docType":{"type":"string","required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"field":{"type":"string","required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;
