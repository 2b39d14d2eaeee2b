// Written by generateLimits.ts from the contract; do not edit.

export const reportAdministrationEditLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"status":{"type":"number","required":true},"fields":{"type":"array","maxItems":100,"required":true}} as const;
