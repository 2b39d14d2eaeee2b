// Written by generateLimits.ts from the contract; do not edit.

export const positionsAddLimits = {"code":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[A-Z0-9_]{1,50}$","required":true},"rank":{"type":"string","maxLength":20}} as const;

export const positionsEditLimits = {"code":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[A-Z0-9_]{1,50}$","required":true},"rank":{"type":"string","maxLength":20},"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","minimum":1,"required":true}} as const;
