// Written by generateLimits.ts from the contract; do not edit.

export const dealerWarehousesSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"version":{"type":"integer"},"code":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,20}$","required":true},"name":{"type":"string","minLength":1,"maxLength":100,"required":true},"isDefault":{"type":"string"},"enabled":{"type":"string"}} as const;

export const partsStocksAdjustLimits = {"lines":{"type":"array","minItems":1,"maxItems":500,"required":true}} as const;

export const partsStocksReleaseLimits = {"reservationIds":{"type":"array","minItems":1,"maxItems":200,"required":true}} as const;

export const partsStocksReserveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"qty":{"type":"number","minimum":0,"maximum":9999999,"required":true},"reason":{"type":"string","minLength":1,"maxLength":200,"required":true},"until":{"type":"string","required":true},"vin":{"type":"string","maxLength":17}} as const;

export const partsStocksReverseLimits = {"moveIds":{"type":"array","minItems":1,"maxItems":200,"required":true},"reason":{"type":"string","minLength":1,"maxLength":200,"required":true}} as const;

export const partsStocksSaleLimits = {"customer":{"type":"string","maxLength":100},"vin":{"type":"string","maxLength":17},"saleDate":{"type":"string"},"remark":{"type":"string","maxLength":200},"lines":{"type":"array","minItems":1,"maxItems":500,"required":true}} as const;

export const partsStocksSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"binLocation":{"type":"string","maxLength":30},"safetyQty":{"type":"number","minimum":0,"maximum":9999999}} as const;

export const partsStocksTransferLimits = {"fromWarehouse":{"type":"string","maxLength":20,"required":true},"toWarehouse":{"type":"string","maxLength":20,"required":true},"fromSubDealer":{"type":"string","maxLength":20},"toSubDealer":{"type":"string","maxLength":20},"remark":{"type":"string","maxLength":200},"lines":{"type":"array","minItems":1,"maxItems":500,"required":true}} as const;

export const stockShortagesOrderLimits = {"lines":{"type":"array","minItems":1,"maxItems":500,"required":true}} as const;
