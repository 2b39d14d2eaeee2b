// Written by generateLimits.ts from the contract; do not edit.

export const orderTypesEditLimits = {"rows":{"type":"array","minItems":1,"maxItems":50,"required":true}} as const;
