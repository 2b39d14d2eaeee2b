// Written by generateLimits.ts from the contract; do not edit.

export const dictionaryAdministrationAddLimits = {"dictCode":{"type":"string","minLength":2,"maxLength":50,"pattern":"^[a-z][a-z0-9_]{1,49}$","required":true},"items":{"type":"array","maxItems":500,"required":true}} as const;

export const dictionaryAdministrationEditLimits = {"dictCode":{"type":"string","minLength":2,"maxLength":50,"pattern":"^[a-z][a-z0-9_]{1,49}$","required":true},"items":{"type":"array","maxItems":500,"required":true},"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","minimum":1,"required":true}} as const;
