// Written by generateLimits.ts from the contract; do not edit.

export const trainAppliesSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"title":{"type":"string","maxLength":200},"topics":{"type":"array","maxItems":12},"method":{"type":"string"},"secondProduct":{"type":"string","maxLength":20},"expectedDate":{"type":"string"},"deadline":{"type":"string"},"numberOfApplicants":{"type":"integer","minimum":0,"maximum":10000},"numberOfParticipants":{"type":"integer","minimum":0,"maximum":10000},"location":{"type":"string","maxLength":200},"reason":{"type":"string","maxLength":1000},"expenses":{"type":"number","minimum":0,"maximum":99999999},"currency":{"type":"string","maxLength":10},"expenseBearer":{"type":"string"}} as const;

export const trainAppliesSubmitLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"}} as const;

export const trainApplyPlansCreateFromApplyLimits = {"applyId":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;
