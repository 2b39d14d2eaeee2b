// Written by generateLimits.ts from the contract; do not edit.

export const monthlyCollectReceiptsAnswerDisputeLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer"},"answers":{"type":"array","minItems":1,"maxItems":500,"required":true}} as const;

export const monthlyCollectReceiptsCloseLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"},"settleMethod":{"type":"string"},"settleDate":{"type":"string"}} as const;

export const monthlyCollectReceiptsExcludeLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"feeIds":{"type":"array","minItems":1,"maxItems":1000,"required":true},"version":{"type":"integer"},"reason":{"type":"string","maxLength":500,"required":true}} as const;

export const monthlyCollectReceiptsGenerateLimits = {"period":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","required":true},"dealerCodes":{"type":"array","minItems":1,"maxItems":1000},"currencies":{"type":"array","minItems":1,"maxItems":10}} as const;

export const monthlyCollectReceiptsIncludeLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"feeIds":{"type":"array","minItems":1,"maxItems":1000,"required":true},"version":{"type":"integer"},"reason":{"type":"string","maxLength":500}} as const;

export const monthlyCollectReceiptsIssueLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"}} as const;

export const monthlyCollectReceiptsRecomputeLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const monthlyCollectReceiptsReissueLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"}} as const;
