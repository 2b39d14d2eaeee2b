// Written by generateFields.ts from the contract; do not edit.

export const positionsFields = {"nameZh":{"kind":"text","asked":false},"nameEn":{"kind":"text","asked":false},"nameEs":{"kind":"text","asked":false},"nameRu":{"kind":"text","asked":false},"nameFr":{"kind":"text","asked":false},"namePt":{"kind":"text","asked":false},"id":{"kind":"text"},"code":{"kind":"text"},"name":{"kind":"text","asked":false},"rank":{"kind":"dict","dict":"position_rank"},"createTime":{"kind":"datetime"}} as const;
