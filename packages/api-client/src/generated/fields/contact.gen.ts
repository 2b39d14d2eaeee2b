// Written by generateFields.ts from the contract; do not edit.

export const contactsFields = {"id":{"kind":"text"},"version":{"kind":"number","integer":true},"dealerCode":{"kind":"dealer"},"dealerName":{"kind":"text"},"subDealerCode":{"kind":"text"},"subDealerName":{"kind":"text"},"contactType":{"kind":"dict","dict":"contact_type"},"name":{"kind":"text"},"position":{"kind":"text"},"email":{"kind":"text"},"phone":{"kind":"text"},"mobile":{"kind":"text"},"isPrimary":{"kind":"switch"},"receivesMail":{"kind":"list"},"createTime":{"kind":"datetime"}} as const;
