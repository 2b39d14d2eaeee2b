import { hasUserInfo } from '@harrow/validation';

/** `https://…`, or a place of this server: one slash, so that it cannot lead to another one. */
const addressPattern = /^(?:https:\/\/[^\s<>"'\\]+|\/(?![/\\])[^\s<>"'\\]*)$/;

/** Whether a text is an address that the portal may lead to or show in a frame; never one with a user or a password. */
export const isAddress = (text: string): boolean => addressPattern.test(text) && !hasUserInfo(text);
