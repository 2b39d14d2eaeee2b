// Written by generateLimits.ts from the contract; do not edit.

export const partsOrdersCancelLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500}} as const;

export const partsOrdersCancelOpenLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"lines":{"type":"array","minItems":1,"maxItems":500},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const partsOrdersConfirmBackorderLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"lines":{"type":"array","minItems":1,"maxItems":500,"required":true},"freight":{"type":"number","minimum":0,"maximum":9999999999}} as const;

export const partsOrdersConfirmLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"},"freight":{"type":"number","minimum":0,"maximum":9999999999},"discountPct":{"type":"number","minimum":0,"maximum":100},"discountReason":{"type":"string","maxLength":200},"warehouse":{"type":"string","maxLength":20},"lines":{"type":"array","maxItems":500},"opinion":{"type":"string","maxLength":500}} as const;

export const partsOrdersDeclineCancelLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const partsOrdersPayLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"amount":{"type":"number","minimum":0.01,"maximum":9999999999}} as const;

export const partsOrdersReleaseCreditLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":200,"required":true}} as const;

export const partsOrdersRequestCancelLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":200,"required":true}} as const;

export const partsOrdersRescheduleLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer"},"lines":{"type":"array","minItems":1,"maxItems":500,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const partsOrdersSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"orderType":{"type":"string","maxLength":20},"dealerRef":{"type":"string","maxLength":50},"urgentReason":{"type":"string","maxLength":64},"urgentNote":{"type":"string","maxLength":200},"vin":{"type":"string","maxLength":40},"claimNo":{"type":"string","maxLength":64},"contractNo":{"type":"string","maxLength":50},"deliveryMethod":{"type":"string","maxLength":64},"tradeTerm":{"type":"string","maxLength":64},"consignee":{"type":"string","maxLength":100},"deliveryAddress":{"type":"string","maxLength":300},"requiredDate":{"type":"string"},"customsDeclaration":{"type":"string","maxLength":64},"lines":{"type":"array","maxItems":500}} as const;

export const partsOrdersSubmitLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"}} as const;
