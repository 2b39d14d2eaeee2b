// Written by generateLimits.ts from the contract; do not edit.

export const makerStocksAdjustLimits = {"lines":{"type":"array","minItems":1,"maxItems":500,"required":true}} as const;

export const makerStocksReceiveLimits = {"warehouse":{"type":"string","minLength":1,"maxLength":20,"required":true},"remark":{"type":"string","maxLength":200},"lines":{"type":"array","minItems":1,"maxItems":500,"required":true}} as const;

export const makerStocksSaveLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"binLocation":{"type":"string","maxLength":30},"safetyQty":{"type":"number","minimum":0,"maximum":9999999.99}} as const;

export const makerStocksTransferLimits = {"fromWarehouse":{"type":"string","minLength":1,"maxLength":20,"required":true},"toWarehouse":{"type":"string","minLength":1,"maxLength":20,"required":true},"remark":{"type":"string","maxLength":200},"lines":{"type":"array","minItems":1,"maxItems":500,"required":true}} as const;

export const makerWarehousesAddLimits = {"code":{"type":"string","pattern":"^[A-Za-z0-9._/-]{1,20}$","required":true},"nameZh":{"type":"string","minLength":1,"maxLength":200,"required":true},"nameEn":{"type":"string","minLength":1,"maxLength":200,"required":true},"nameEs":{"type":"string","maxLength":200},"nameRu":{"type":"string","maxLength":200},"nameFr":{"type":"string","maxLength":200},"namePt":{"type":"string","maxLength":200},"country":{"type":"string","maxLength":20},"kind":{"type":"string"},"enabled":{"type":"string"},"sortNo":{"type":"integer","minimum":0,"maximum":9999}} as const;

export const makerWarehousesEditLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"code":{"type":"string","pattern":"^[A-Za-z0-9._/-]{1,20}$","required":true},"nameZh":{"type":"string","minLength":1,"maxLength":200,"required":true},"nameEn":{"type":"string","minLength":1,"maxLength":200,"required":true},"nameEs":{"type":"string","maxLength":200},"nameRu":{"type":"string","maxLength":200},"nameFr":{"type":"string","maxLength":200},"namePt":{"type":"string","maxLength":200},"country":{"type":"string","maxLength":20},"kind":{"type":"string"},"enabled":{"type":"string"},"sortNo":{"type":"integer","minimum":0,"maximum":9999}} as const;
