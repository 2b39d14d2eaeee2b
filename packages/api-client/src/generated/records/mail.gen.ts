// Written by generateFields.ts from the contract; do not edit.

export const mailsRecord = {"id":{"kind":"text"},"toAddress":{"kind":"text"},"toName":{"kind":"text"},"language":{"kind":"dict","dict":"language"},"event":{"kind":"text"},"subject":{"kind":"text"},"docType":{"kind":"dict","dict":"doc_type"},"docId":{"kind":"text"},"status":{"kind":"dict","dict":"mail_status"},"tries":{"kind":"number","integer":true},"nextTime":{"kind":"datetime"},"lastError":{"kind":"text"},"createTime":{"kind":"datetime"},"sentTime":{"kind":"datetime"},"text":{"kind":"text"},"html":{"kind":"text"}} as const;

export const mailsTestRecord = {"to":{"kind":"text","minLength":1,"maxLength":254,"required":true}} as const;
