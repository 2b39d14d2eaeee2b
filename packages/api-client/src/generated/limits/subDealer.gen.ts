// Written by generateLimits.ts from the contract; do not edit.

export const subDealerRecordsCancelRequestLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"opinion":{"type":"string","maxLength":500},"version":{"type":"integer"}} as const;

export const subDealerRecordsDecideLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"accept":{"type":"string","required":true},"opinion":{"type":"string","maxLength":500},"version":{"type":"integer"}} as const;

export const subDealerRecordsReactivateLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":20},"opinion":{"type":"string","maxLength":500},"version":{"type":"integer"}} as const;

export const subDealerRecordsRequestLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"requestType":{"type":"string","required":true},"reason":{"type":"string","maxLength":20},"opinion":{"type":"string","maxLength":500},"version":{"type":"integer"}} as const;

export const subDealerRecordsSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"name":{"type":"string","maxLength":100},"country":{"type":"string","maxLength":2},"region":{"type":"string","maxLength":100},"address":{"type":"string","maxLength":300},"lat":{"type":"number","minimum":-90,"maximum":90},"lng":{"type":"number","minimum":-180,"maximum":180},"phone":{"type":"string","maxLength":50},"email":{"type":"string","maxLength":254},"manager":{"type":"string","maxLength":50},"businessScope":{"type":"array","maxItems":10},"workshopLevel":{"type":"string","maxLength":20},"mechanicsCount":{"type":"integer","minimum":0,"maximum":9999},"serviceRadiusKm":{"type":"integer","minimum":0,"maximum":9999},"cooperationStart":{"type":"string"}} as const;

export const subDealerRecordsSuspendLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":20},"opinion":{"type":"string","maxLength":500},"version":{"type":"integer"}} as const;

export const subDealerRecordsTerminateLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":20},"opinion":{"type":"string","maxLength":500},"version":{"type":"integer"}} as const;
