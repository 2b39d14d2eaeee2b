// Written by generateForms.ts from the contract; do not edit.

export const serviceFeesForm = {"fields":{"dealerCode":{"kind":"dealer","maxLength":20,"needed":true},"feeType":{"kind":"dict","dict":"service_fee_type","needed":true},"feeDate":{"kind":"date","needed":true},"amount":{"kind":"money","currency":"currency","minimum":-9999999999.99,"maximum":9999999999.99,"needed":true},"currency":{"kind":"dict","dict":"currency","needed":true},"vin":{"kind":"text","maxLength":17},"description":{"kind":"text","maxLength":500,"needed":true}},"lists":{}} as const;
