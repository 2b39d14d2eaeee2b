// Written by generateLimits.ts from the contract; do not edit.

export const packingListsChangeEtaLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"eta":{"type":"string","required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const packingListsGenerateLimits = {"orderIds":{"type":"array","minItems":1,"maxItems":200},"lines":{"type":"array","minItems":1,"maxItems":5000}} as const;

export const packingListsMarkArrivedLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"arrivedOn":{"type":"string"}} as const;

export const packingListsRecallLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const packingListsSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"shipMethod":{"type":"string"},"carrier":{"type":"string","maxLength":100},"blNo":{"type":"string","maxLength":50},"containerNo":{"type":"string","maxLength":50},"trackingNo":{"type":"string","maxLength":50},"shipmentDate":{"type":"string"},"eta":{"type":"string"},"customsNo":{"type":"string","maxLength":50},"remark":{"type":"string","maxLength":300},"boxes":{"type":"array","maxItems":2000},"lines":{"type":"array","maxItems":10000}} as const;

export const packingListsShipLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"},"shipMethod":{"type":"string"},"carrier":{"type":"string","maxLength":100},"blNo":{"type":"string","maxLength":50},"containerNo":{"type":"string","maxLength":50},"trackingNo":{"type":"string","maxLength":50},"customsNo":{"type":"string","maxLength":50},"shipmentDate":{"type":"string"},"eta":{"type":"string"}} as const;
