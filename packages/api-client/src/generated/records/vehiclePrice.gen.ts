// Written by generateFields.ts from the contract; do not edit.

export const vehiclePricesRecord = {"id":{"kind":"text"},"version":{"kind":"number","integer":true},"createTime":{"kind":"datetime"},"fourthProduct":{"kind":"product","minLength":1,"maxLength":64,"required":true},"currency":{"kind":"dict","dict":"currency","minLength":3,"maxLength":3,"required":true},"price":{"kind":"money","currency":"currency","minimum":0,"maximum":9999999999,"required":true},"validFrom":{"kind":"date","required":true},"validTo":{"kind":"date"}} as const;
