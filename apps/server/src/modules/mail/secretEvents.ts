/** Events whose mails carry a link to choose a password. */
export const secretEvents: ReadonlySet<string> = new Set(['password.reset', 'user.invited']);

/** A text without such links. */
export const withoutSecrets = (text: string): string => text.replaceAll(/https?:\/\/[^\s"<>]*token=[\w-]+/g, '***');
