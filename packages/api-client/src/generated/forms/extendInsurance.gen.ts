// Written by generateForms.ts from the contract; do not edit.

export const extendInsurancesForm = {"fields":{"vin":{"kind":"text","maxLength":40,"filled":true},"planCode":{"kind":"text","maxLength":20,"filled":true,"needed":true},"operatingHours":{"kind":"number","unit":"h","minimum":0,"maximum":9999999,"decimals":1},"payMethod":{"kind":"dict","dict":"pay_method","needed":true},"remark":{"kind":"text","maxLength":500}},"lists":{}} as const;
