// Written by generateLimits.ts from the contract; do not edit.

export const arrivalAcceptsBatchAcceptLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"vehicles":{"type":"array","maxItems":200,"required":true},"submit":{"type":"string","required":true}} as const;

export const arrivalAcceptsHandledLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"items":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const arrivalAcceptsRefreshItemsLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true}} as const;

export const arrivalAcceptsSaveItemLimits = {"acceptId":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"items":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const arrivalAcceptsSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"vin":{"type":"string","maxLength":40},"acceptanceDate":{"type":"string"},"acceptancePersonnel":{"type":"string","maxLength":50},"acceptancePlace":{"type":"string","maxLength":200},"operatingHours":{"type":"number","minimum":0,"maximum":9999999},"mileage":{"type":"number","minimum":0,"maximum":9999999},"keysQty":{"type":"integer","minimum":0,"maximum":20},"documentsComplete":{"type":"string"},"toolsComplete":{"type":"string"},"delayReason":{"type":"string","maxLength":300},"remark":{"type":"string","maxLength":500},"items":{"type":"array","maxItems":200}} as const;

export const arrivalAcceptsSaveSubmitLimits = {"acceptanceDate":{"type":"string"},"acceptancePersonnel":{"type":"string","maxLength":50},"acceptancePlace":{"type":"string","maxLength":200},"operatingHours":{"type":"number","minimum":0,"maximum":9999999},"mileage":{"type":"number","minimum":0,"maximum":9999999},"keysQty":{"type":"integer","minimum":0,"maximum":20},"documentsComplete":{"type":"string"},"toolsComplete":{"type":"string"},"delayReason":{"type":"string","maxLength":300},"remark":{"type":"string","maxLength":500},"items":{"type":"array","maxItems":200},"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true}} as const;
