// Written by generateLimits.ts from the contract; do not edit.

export const sysDepartsAddLimits = {"sortNo":{"type":"integer","minimum":0,"maximum":99999,"required":true},"phone":{"type":"string","maxLength":50},"status":{"type":"number","required":true},"orgType":{"type":"string","maxLength":20},"address":{"type":"string","maxLength":300},"managerIds":{"type":"array","maxItems":5},"pid":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;

export const sysDepartsEditLimits = {"sortNo":{"type":"integer","minimum":0,"maximum":99999,"required":true},"phone":{"type":"string","maxLength":50},"status":{"type":"number","required":true},"orgType":{"type":"string","maxLength":20},"address":{"type":"string","maxLength":300},"managerIds":{"type":"array","maxItems":5},"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","minimum":1,"required":true}} as const;

export const sysDepartsMoveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"pid":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;
