// Written by generateLimits.ts from the contract; do not edit.

export const feedbacksAssignLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"handlerBy":{"type":"string","maxLength":64,"required":true}} as const;

export const feedbacksFollowUpLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"content":{"type":"string","maxLength":2000,"required":true}} as const;

export const feedbacksReplyLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"content":{"type":"string","maxLength":2000,"required":true},"internal":{"type":"string"}} as const;

export const feedbacksSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"feedbackType":{"type":"string"},"title":{"type":"string","maxLength":100},"content":{"type":"string","maxLength":2000},"priority":{"type":"string"},"relatedType":{"type":"string"},"relatedNo":{"type":"string","maxLength":30},"contactName":{"type":"string","maxLength":50},"contactPhone":{"type":"string","maxLength":50}} as const;

export const feedbacksScoreLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"score":{"type":"integer","required":true},"comment":{"type":"string","maxLength":500}} as const;

export const feedbacksTransferLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"feedbackType":{"type":"string","required":true},"remark":{"type":"string","maxLength":500}} as const;
