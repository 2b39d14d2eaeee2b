// Written by generateFields.ts from the contract; do not edit.

export const messagesRecord = {"id":{"kind":"text"},"event":{"kind":"text"},"title":{"kind":"text"},"content":{"kind":"text"},"docType":{"kind":"text"},"docId":{"kind":"text"},"docNo":{"kind":"text"},"createTime":{"kind":"datetime"}} as const;
