/** Mails for other modules. */
export { createMailServer, type MailServer } from './server/mailServer.ts';
export { mailNotifications } from './eventMails.ts';
export { type NewMail, portalAddress, writeMails } from './outbox.ts';
export { passwordPath, pathOfDocument, unsubscribePath } from './links.ts';
