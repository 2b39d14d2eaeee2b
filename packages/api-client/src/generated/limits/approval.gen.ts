// Written by generateLimits.ts from the contract; do not edit.

export const approvalsCheckSubmitLimits = {"docType":{"type":"string","required":true},"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"action":{"type":"string","required":true},"rejectType":{"type":"string"},"rejectReason":{"type":"string","maxLength":64},"opinion":{"type":"string","maxLength":500},"marks":{"type":"array","maxItems":100},"version":{"type":"integer"}} as const;

export const approvalsCommentLimits = {"docType":{"type":"string","required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"content":{"type":"string","maxLength":2000,"required":true},"internal":{"type":"string"}} as const;

export const approvalsSubmitLimits = {"docType":{"type":"string","required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"ids":{"type":"array","minItems":1,"maxItems":200},"action":{"type":"string"},"version":{"type":"integer"}} as const;
