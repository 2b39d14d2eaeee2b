// Written by generateLimits.ts from the contract; do not edit.

export const serviceFeesCancelLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const serviceFeesSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"dealerCode":{"type":"string","maxLength":20},"feeType":{"type":"string"},"feeDate":{"type":"string"},"amount":{"type":"number","minimum":-9999999999.99,"maximum":9999999999.99},"currency":{"type":"string"},"vin":{"type":"string","maxLength":17},"description":{"type":"string","maxLength":500}} as const;
