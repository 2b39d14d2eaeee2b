// Written by generateLimits.ts from the contract; do not edit.

export const orderForecastsCopyLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;

export const orderForecastsDetailSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"lines":{"type":"array","maxItems":300,"required":true},"removeIds":{"type":"array","maxItems":300}} as const;

export const orderForecastsSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"year":{"type":"integer","minimum":2000,"maximum":2100},"month":{"type":"integer","minimum":1,"maximum":12},"remark":{"type":"string","maxLength":500},"lines":{"type":"array","maxItems":300}} as const;
