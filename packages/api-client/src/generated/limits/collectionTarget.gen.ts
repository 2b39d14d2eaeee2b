// Written by generateLimits.ts from the contract; do not edit.

export const collectionTargetsAddLimits = {"dealerCode":{"type":"string","minLength":1,"maxLength":20,"required":true},"currency":{"type":"string","minLength":3,"maxLength":3,"required":true},"period":{"type":"string","maxLength":7,"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","required":true},"targetAmount":{"type":"number","minimum":0.01,"maximum":9999999999,"required":true}} as const;

export const collectionTargetsEditLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"dealerCode":{"type":"string","minLength":1,"maxLength":20,"required":true},"currency":{"type":"string","minLength":3,"maxLength":3,"required":true},"period":{"type":"string","maxLength":7,"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","required":true},"targetAmount":{"type":"number","minimum":0.01,"maximum":9999999999,"required":true}} as const;
