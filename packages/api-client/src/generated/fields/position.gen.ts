// Written by generateFields.ts from the contract; do not edit.

export const positionsFields = {"id":{"kind":"text"},"code":{"kind":"text"},"name":{"kind":"text","asked":false},"rank":{"kind":"dict","dict":"position_rank"},"createTime":{"kind":"datetime"}} as const;
