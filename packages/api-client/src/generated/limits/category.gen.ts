// Written by generateLimits.ts from the contract; do not edit.

export const categoriesAddLimits = {"sortNo":{"type":"integer","minimum":0,"maximum":99999,"required":true},"pid":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;

export const categoriesEditLimits = {"sortNo":{"type":"integer","minimum":0,"maximum":99999,"required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","minimum":1,"required":true}} as const;

export const categoriesMoveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"pid":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;
