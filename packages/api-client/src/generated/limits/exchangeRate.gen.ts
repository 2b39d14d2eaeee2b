// Written by generateLimits.ts from the contract; do not edit.

export const exchangeRatesAddLimits = {"currency":{"type":"string","required":true},"rateDate":{"type":"string","required":true},"rateToRmb":{"type":"number","minimum":0.000001,"maximum":999999,"required":true},"source":{"type":"string"}} as const;

export const exchangeRatesEditLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"currency":{"type":"string","required":true},"rateDate":{"type":"string","required":true},"rateToRmb":{"type":"number","minimum":0.000001,"maximum":999999,"required":true},"source":{"type":"string"}} as const;
