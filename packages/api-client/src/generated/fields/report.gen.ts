// Written by generateFields.ts from the contract; do not edit.

export const reportAdministrationFields = {"id":{"kind":"text"},"code":{"kind":"text"},"name":{"kind":"text","asked":false},"permission":{"kind":"text"},"columnCount":{"kind":"number","integer":true,"asked":false},"status":{"kind":"number","asked":false}} as const;
