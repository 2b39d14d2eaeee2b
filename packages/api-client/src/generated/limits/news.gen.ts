// Written by generateLimits.ts from the contract; do not edit.

export const newsMastersAddLimits = {"category":{"type":"string","required":true},"language":{"type":"string"},"author":{"type":"string","maxLength":50},"publishTime":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"},"topFlag":{"type":"string"}} as const;

export const newsMastersEditLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"category":{"type":"string","required":true},"language":{"type":"string"},"author":{"type":"string","maxLength":50},"publishTime":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"},"topFlag":{"type":"string"}} as const;

export const newsMastersPublishLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true}} as const;

export const newsMastersWithdrawLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true}} as const;

export const newsReadLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;
