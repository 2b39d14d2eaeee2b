// Written by generateLimits.ts from the contract; do not edit.

export const financePeriodsCloseLimits = {"period":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const financePeriodsReopenLimits = {"period":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;
