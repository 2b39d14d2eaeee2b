import type { Message } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { eventText } from '../../shared/messages/messages.ts';

/** Codes in a message's parameters that stand for a dictionary text. */
export const toMessage = ({ services, user: { language } }: Context, row: Record<string, unknown>): Message => {
  const { event, readTime, params, ...rest } = row as { event: string; readTime: string | null; params: Record<string, string | number> } & Record<
    string,
    unknown
  >;
  const texts = Object.fromEntries(
    Object.entries(params).map(([name, value]) =>
      typeof value === 'string' && name.endsWith('Code') ? [name, services.dictionaries.text(dictionaryOf[name] ?? '', value, language)] : [name, value],
    ),
  );
  return {
    ...rest,
    event,
    title: eventText(language, event, 'title', texts),
    content: eventText(language, event, 'content', texts),
    read: readTime !== null,
  } as Message;
};
/** Parameters named so are dictionary codes and become texts in the reader's language. */
const dictionaryOf: Readonly<Record<string, string>> = { reasonCode: 'reject_reason', statusCode: 'bill_status', typeCode: 'claim_type', jobCode: 'job' };
