import type { Message } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { notificationTexts } from './notificationTexts.ts';

/** A row of the inbox as its reader sees it. */
export const toMessage = ({ services, user: { language } }: Context, row: Record<string, unknown>): Message => {
  const { event, readTime, params, ...rest } = row as { event: string; readTime: string | null; params: Record<string, string | number> } & Record<
    string,
    unknown
  >;
  return { ...rest, event, ...notificationTexts(services, language, { event, params }), read: readTime !== null } as Message;
};
