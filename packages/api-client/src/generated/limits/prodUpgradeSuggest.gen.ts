// Written by generateLimits.ts from the contract; do not edit.

export const prodUpgradeSuggestsPlanLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"},"planVersion":{"type":"string","minLength":1,"maxLength":50,"required":true},"planDate":{"type":"string","required":true}} as const;

export const prodUpgradeSuggestsReplyLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"replyContent":{"type":"string","maxLength":1000,"required":true}} as const;

export const prodUpgradeSuggestsSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"title":{"type":"string","maxLength":100},"secondProduct":{"type":"string","maxLength":64},"thirdProduct":{"type":"string","maxLength":64},"fourthProduct":{"type":"string","maxLength":64},"vin":{"type":"string","maxLength":40},"system":{"type":"string","maxLength":20},"suggestType":{"type":"string"},"currentProblem":{"type":"string","maxLength":2000},"suggestion":{"type":"string","maxLength":2000},"expectedBenefit":{"type":"string","maxLength":1000},"affectedQty":{"type":"integer","minimum":0,"maximum":999999},"priority":{"type":"string"}} as const;

export const prodUpgradeSuggestsVoteLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"on":{"type":"string","required":true}} as const;
