// Written by generateLimits.ts from the contract; do not edit.

export const coefficientsAddLimits = {"type":{"type":"string","required":true},"dealerCode":{"type":"string","maxLength":20},"currency":{"type":"string","minLength":3,"maxLength":3},"validFrom":{"type":"string","required":true},"value":{"type":"number","minimum":0.000001,"maximum":999999,"required":true},"validTo":{"type":"string"}} as const;

export const coefficientsEditLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"type":{"type":"string","required":true},"dealerCode":{"type":"string","maxLength":20},"currency":{"type":"string","minLength":3,"maxLength":3},"validFrom":{"type":"string","required":true},"value":{"type":"number","minimum":0.000001,"maximum":999999,"required":true},"validTo":{"type":"string"}} as const;
