// Written by generateLimits.ts from the contract; do not edit.

export const vehiclePricesAddLimits = {"fourthProduct":{"type":"string","minLength":1,"maxLength":64,"required":true},"currency":{"type":"string","minLength":3,"maxLength":3,"required":true},"price":{"type":"number","minimum":0,"maximum":9999999999,"required":true},"validFrom":{"type":"string","required":true},"validTo":{"type":"string"}} as const;

export const vehiclePricesEditLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"fourthProduct":{"type":"string","minLength":1,"maxLength":64,"required":true},"currency":{"type":"string","minLength":3,"maxLength":3,"required":true},"price":{"type":"number","minimum":0,"maximum":9999999999,"required":true},"validFrom":{"type":"string","required":true},"validTo":{"type":"string"}} as const;
