// Written by generateLimits.ts from the contract; do not edit.

export const partsClaimsDetailSaveLimits = {"claimId":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"packingLineId":{"type":"string","pattern":"^[0-9a-f]{32}$"},"arrivalLineId":{"type":"string","pattern":"^[0-9a-f]{32}$"},"lineReason":{"type":"string"},"lineSolution":{"type":"string"},"claimQty":{"type":"number","minimum":0,"maximum":99999999,"required":true},"discountPct":{"type":"number","minimum":0,"maximum":100},"wrongPartsCode":{"type":"string","maxLength":64},"failureDate":{"type":"string"},"vin":{"type":"string","maxLength":17},"faultText":{"type":"string","maxLength":500},"onShelf":{"type":"string"},"remark":{"type":"string","maxLength":300}} as const;

export const partsClaimsReceiveReturnLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer"},"receivedDate":{"type":"string","required":true},"warehouse":{"type":"string","minLength":1,"maxLength":64,"required":true},"lines":{"type":"array","minItems":1,"maxItems":500,"required":true}} as const;

export const partsClaimsSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"claimReason":{"type":"string"},"arrivalNo":{"type":"string","maxLength":64},"packingNo":{"type":"string","maxLength":64},"solution":{"type":"string"},"description":{"type":"string","maxLength":1000},"lines":{"type":"array","maxItems":500}} as const;

export const partsClaimsShipReturnLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer"},"carrier":{"type":"string","minLength":1,"maxLength":100,"required":true},"trackingNo":{"type":"string","maxLength":50},"shipDate":{"type":"string","required":true},"boxes":{"type":"integer","minimum":1,"maximum":9999,"required":true},"lines":{"type":"array","maxItems":500}} as const;

export const partsClaimsSubmitLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"}} as const;
