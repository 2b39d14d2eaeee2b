// Written by generateLimits.ts from the contract; do not edit.

export const lowAppsAddLimits = {"appId":{"type":"string","minLength":2,"maxLength":32,"pattern":"^[a-z0-9-]{2,32}$","required":true},"kind":{"type":"string","required":true},"target":{"type":"string","minLength":1,"maxLength":500,"required":true},"roleCodes":{"type":"array","maxItems":50},"callPrefixes":{"type":"string","maxLength":2000},"icon":{"type":"string","maxLength":40},"status":{"type":"number","required":true}} as const;

export const lowAppsEditLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","minimum":1,"required":true},"kind":{"type":"string","required":true},"target":{"type":"string","minLength":1,"maxLength":500,"required":true},"roleCodes":{"type":"array","maxItems":50},"callPrefixes":{"type":"string","maxLength":2000},"icon":{"type":"string","maxLength":40},"status":{"type":"number","required":true}} as const;
