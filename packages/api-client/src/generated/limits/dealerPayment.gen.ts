// Written by generateLimits.ts from the contract; do not edit.

export const bankImportsTakeBackLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true}} as const;

export const dealerPaymentsBookLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"version":{"type":"integer"},"paidAmount":{"type":"number","minimum":0,"maximum":9999999999.99},"feeDate":{"type":"string"},"bankReference":{"type":"string","maxLength":50}} as const;

export const dealerPaymentsSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"kind":{"type":"string"},"dealerCode":{"type":"string","maxLength":64},"accountType":{"type":"string"},"toAccountType":{"type":"string"},"currency":{"type":"string","maxLength":10},"direction":{"type":"string"},"feeType":{"type":"string","maxLength":64},"feeDate":{"type":"string"},"paymentAmount":{"type":"number","minimum":0,"maximum":9999999999.99},"payerName":{"type":"string","maxLength":100},"bankName":{"type":"string","maxLength":100},"bankTagNumber":{"type":"string","maxLength":20},"accountNumber":{"type":"string","maxLength":42},"transferDate":{"type":"string"},"bankReference":{"type":"string","maxLength":50},"orderNos":{"type":"array","maxItems":50},"remark":{"type":"string","maxLength":300}} as const;

export const ledgerEntriesReverseLimits = {"ids":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","maxLength":300,"required":true},"feeDate":{"type":"string"}} as const;
