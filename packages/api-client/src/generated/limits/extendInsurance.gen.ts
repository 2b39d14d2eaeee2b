// Written by generateLimits.ts from the contract; do not edit.

export const extendInsurancesCancelLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const extendInsurancesConfirmPaymentLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"receivedDate":{"type":"string","required":true},"amount":{"type":"number","minimum":0,"maximum":9999999999,"required":true},"bankRef":{"type":"string","minLength":1,"maxLength":50,"required":true}} as const;

export const extendInsurancesPayLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const extendInsurancesSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"vin":{"type":"string","maxLength":40},"planCode":{"type":"string","maxLength":20},"operatingHours":{"type":"number","minimum":0,"maximum":9999999},"payMethod":{"type":"string"},"remark":{"type":"string","maxLength":500}} as const;

export const extendInsurancesSubmitLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"}} as const;
