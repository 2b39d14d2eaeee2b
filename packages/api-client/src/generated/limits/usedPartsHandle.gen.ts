// Written by generateLimits.ts from the contract; do not edit.

export const usedPartsHandlesChargeBackLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const usedPartsHandlesReceiveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"receivedDate":{"type":"string","required":true},"auditFreight":{"type":"number","minimum":0,"maximum":99999999},"inspectResult":{"type":"string","maxLength":500},"lines":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const usedPartsHandlesSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"handleMethod":{"type":"string"},"handleDate":{"type":"string"},"handledBy":{"type":"string","maxLength":50},"carrier":{"type":"string","maxLength":100},"trackingNo":{"type":"string","maxLength":50},"shipDate":{"type":"string"},"boxes":{"type":"integer","minimum":1,"maximum":9999},"weightKg":{"type":"number","minimum":0,"maximum":99999999},"freight":{"type":"number","minimum":0,"maximum":99999999},"scrapWitness":{"type":"string","maxLength":50},"lines":{"type":"array","maxItems":200}} as const;

export const usedPartsTasksRequestLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"returnDays":{"type":"integer","minimum":1,"maximum":365}} as const;

export const usedPartsTasksWaiveLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;
