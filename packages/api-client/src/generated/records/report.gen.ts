// Written by generateFields.ts from the contract; do not edit.

export const reportAdministrationRecord = {"id":{"kind":"text"},"code":{"kind":"text"},"permission":{"kind":"text"},"columnCount":{"kind":"number","integer":true},"status":{"kind":"number"}} as const;
