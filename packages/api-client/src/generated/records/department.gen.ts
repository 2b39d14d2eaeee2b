// Written by generateFields.ts from the contract; do not edit.

export const sysDepartsAddRecord = {"sortNo":{"kind":"number","integer":true,"minimum":0,"maximum":99999,"required":true},"phone":{"kind":"text","maxLength":50},"status":{"kind":"number","required":true},"orgType":{"kind":"dict","dict":"org_type","maxLength":20},"address":{"kind":"text","maxLength":300},"pid":{"kind":"text","pattern":"^[0-9a-f]{32}$","required":true}} as const;
