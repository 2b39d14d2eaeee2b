// Written by generateLimits.ts from the contract; do not edit.

export const marketInfosCloseLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const marketInfosReplyLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"replyContent":{"type":"string","maxLength":1000,"required":true},"version":{"type":"integer"}} as const;

export const marketInfosSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"infoType":{"type":"string"},"title":{"type":"string","maxLength":100},"content":{"type":"string","maxLength":2000},"secondProduct":{"type":"string","maxLength":20},"competitorBrand":{"type":"string","maxLength":50},"competitorModel":{"type":"string","maxLength":50},"price":{"type":"number","minimum":0,"maximum":9999999999},"currency":{"type":"string","maxLength":3},"country":{"type":"string","maxLength":2},"region":{"type":"string","maxLength":100},"infoDate":{"type":"string"},"source":{"type":"string"},"importance":{"type":"string"}} as const;
