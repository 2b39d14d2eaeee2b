// Written by generateLimits.ts from the contract; do not edit.

export const partsArrivalsGenerateLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"packingNo":{"type":"string","maxLength":30},"boxes":{"type":"array","maxItems":500},"arrivalDate":{"type":"string"},"receivedBy":{"type":"string","maxLength":50},"warehouse":{"type":"string","maxLength":50},"lines":{"type":"array","maxItems":2000},"extra":{"type":"array","maxItems":500},"hold":{"type":"string"},"createClaim":{"type":"string"}} as const;

export const partsArrivalsWaiveDifferencesLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":500,"required":true}} as const;
