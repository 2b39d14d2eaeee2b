// Written by generateFields.ts from the contract; do not edit.

export const exchangeRatesFields = {"id":{"kind":"text"},"version":{"kind":"number","integer":true},"createTime":{"kind":"datetime"},"currency":{"kind":"dict","dict":"currency"},"rateDate":{"kind":"date"},"rateToRmb":{"kind":"number"},"changePct":{"kind":"number","unit":"%","asked":false},"source":{"kind":"dict","dict":"rate_source"},"runNo":{"kind":"text"},"updateBy":{"kind":"text"},"used":{"kind":"switch","asked":false}} as const;
