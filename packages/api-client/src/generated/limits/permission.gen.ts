// Written by generateLimits.ts from the contract; do not edit.

export const permissionsAddLimits = {"pid":{"type":"string","pattern":"^[\\w:-]{3,100}$"},"sortNo":{"type":"integer","minimum":0,"maximum":99999},"icon":{"type":"string","maxLength":40},"hidden":{"type":"string"},"keepAlive":{"type":"string"},"alwaysShow":{"type":"string"},"route":{"type":"string"},"status":{"type":"number"},"Type":{"type":"number","required":true},"component":{"type":"string"},"url":{"type":"string","minLength":2,"maxLength":500,"required":true},"internalOrExternal":{"type":"string"},"target":{"type":"string"},"permission":{"type":"string","pattern":"^\\w{1,40}(:\\w{1,40}){1,2}$"}} as const;

export const permissionsEditLimits = {"id":{"type":"string","pattern":"^[\\w:-]{3,100}$","required":true},"version":{"type":"integer","minimum":1,"required":true},"pid":{"type":"string","pattern":"^[\\w:-]{3,100}$"},"sortNo":{"type":"integer","minimum":0,"maximum":99999},"icon":{"type":"string","maxLength":40},"hidden":{"type":"string"},"keepAlive":{"type":"string"},"alwaysShow":{"type":"string"},"route":{"type":"string"},"status":{"type":"number"},"Type":{"type":"number"},"component":{"type":"string"},"url":{"type":"string","minLength":2,"maxLength":500},"internalOrExternal":{"type":"string"},"target":{"type":"string"},"permission":{"type":"string","pattern":"^\\w{1,40}(:\\w{1,40}){1,2}$"}} as const;

export const permissionsMoveLimits = {"id":{"type":"string","pattern":"^[\\w:-]{3,100}$","required":true},"pid":{"type":"string","pattern":"^[\\w:-]{3,100}$","required":true},"sortNo":{"type":"integer","minimum":0,"maximum":99999,"required":true}} as const;

export const permissionsResetDefaultsLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;
