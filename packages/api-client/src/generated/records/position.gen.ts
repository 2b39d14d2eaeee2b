// Written by generateFields.ts from the contract; do not edit.

export const positionsRecord = {"nameZh":{"kind":"text"},"nameEn":{"kind":"text"},"nameEs":{"kind":"text"},"nameRu":{"kind":"text"},"nameFr":{"kind":"text"},"namePt":{"kind":"text"},"id":{"kind":"text"},"code":{"kind":"text","minLength":1,"maxLength":50,"pattern":"^[A-Z0-9_]{1,50}$","required":true},"rank":{"kind":"text","maxLength":20},"createTime":{"kind":"datetime"},"version":{"kind":"number","integer":true}} as const;
