// Written by generateFields.ts from the contract; do not edit.

export const exchangeRatesRecord = {"id":{"kind":"text"},"version":{"kind":"number","integer":true},"createTime":{"kind":"datetime"},"currency":{"kind":"dict","dict":"currency","required":true},"rateDate":{"kind":"date","required":true},"rateToRmb":{"kind":"number","minimum":0.000001,"maximum":999999,"required":true,"decimals":6},"changePct":{"kind":"number","unit":"%"},"source":{"kind":"dict","dict":"rate_source"},"runNo":{"kind":"text"},"updateBy":{"kind":"text"},"used":{"kind":"switch"}} as const;
